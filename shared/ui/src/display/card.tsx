import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

/** A raised box for one thing. Padding is the content's business. */
export const Card = styled.div`
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.raised};
  overflow: clip;
`;

/** A {@link Card} with the usual space inside. */
export const Panel = styled(Card)`
  padding: ${tokens.space[5]};
`;
