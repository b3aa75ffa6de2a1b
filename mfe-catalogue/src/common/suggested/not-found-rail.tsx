import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import SuggestedRail from './suggested-rail.tsx';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/offers.ts';

/** The row of homes in the column of a page: around it is the shell's page, not one of this remote. */
export default function NotFoundRail() {
  return (
    <Column>
      <SuggestedRail />
    </Column>
  );
}

const Column = styled.div`
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: 0 ${tokens.space.page} ${tokens.space[14]};
`;
