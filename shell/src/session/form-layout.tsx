import { tokens } from '@lintel/ui';
import styled from 'styled-components';

/** The one column of a sign-in form. */
export const Fields = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;

/** A quiet line below the form's button: "New here? Create an account". */
export const Aside = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;

/** The end of the line above the form's button. */
export const AtEnd = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-start: calc(-1 * ${tokens.space[2]});
`;

export const Lead = styled.p`
  color: ${tokens.color.text.muted};
`;
