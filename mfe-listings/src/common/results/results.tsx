import { lazyPage, PartBoundary } from '@lintel/remote-kit';
import { Button, ErrorState, tokens } from '@lintel/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ResultsChartProps } from './results-chart.tsx';

const ResultsChart = lazyPage(
  () => import(/* webpackChunkName: "listing-results" */ './results-chart.tsx'),
  null,
);

/** What came of a listing in 30 days; the chart and its data come when the owner asks for them. */
export function Results({ of }: ResultsChartProps) {
  const { t } = useTranslation('mfe-listings');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        tone="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'owner.results.hide' : 'owner.results.show')}
      </Button>
      <div id={id}>
        {isOpen && (
          <PartBoundary fallback={(retry, error) => <ErrorState error={error} onRetry={retry} />}>
            <ResultsChart of={of} />
          </PartBoundary>
        )}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  > button {
    justify-self: start;
    margin-inline-start: calc(-1 * ${tokens.space[3]});
  }
`;
