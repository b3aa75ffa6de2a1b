import { tokens } from '@lintel/ui';
import styled from 'styled-components';

/**
 * The one column of a sign-in form. Below each field one line is kept free for its message: otherwise the press that makes a
 * message appear would miss the button, which moves away under it.
 */
export const Fields = styled.form`
  --field-note: ${tokens.space[6]};
  display: grid;
  /* Also between a message and what is below it. */
  gap: ${tokens.space[3]};
  > [role='alert'] {
    margin-block-end: ${tokens.space[4]};
  }
`;

/** What is not one form: ways of signing in below each other. */
export const Column = styled.div`
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
  margin-block-start: ${tokens.space[3]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;

/** The end of the line above the form's button. */
export const AtEnd = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-end: ${tokens.space[3]};
`;

export const Lead = styled.p`
  color: ${tokens.color.text.muted};
`;
