import { BudgetPanel, type BudgetPanelProps } from '../affordability/budget-panel.tsx';
import { AreaTools, type AreaToolsProps } from './area-tools.tsx';

/** What opens over the map on demand; comes after the map itself. */
export default function MapTools({ areas, budget }: { areas: AreaToolsProps; budget: BudgetPanelProps }) {
  return (
    <>
      <AreaTools {...areas} />
      <BudgetPanel {...budget} />
    </>
  );
}
