import { DescriptionList } from '../data/description-list.tsx';
import { elsewhere } from './elsewhere.ts';

/** Components that this page does not show, each with the page that does. */
export function ElsewhereStates() {
  return (
    <DescriptionList
      layout="rows"
      items={Object.entries(elsewhere).map(([label, value]) => ({ label, value }))}
    />
  );
}
