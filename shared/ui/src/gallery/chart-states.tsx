import { Chart } from '../charts/chart.tsx';
import { Columns, Example, Examples } from './layout.tsx';

const days = Array.from({ length: 30 }, (_, index) => `${index + 1} June`);
const views = days.map((_, index) => Math.round(24 + 14 * Math.sin(index / 3) + index));
const leads = days.map((_, index) => (index % 4 === 0 ? 3 + (index % 5) : 1));

/** Values over time. */
export function ChartStates() {
  return (
    <Examples>
      <Example name="Chart: line, two series">
        <Chart
          caption="Views and leads per day"
          pointHeader="Day"
          points={days}
          series={[
            { key: 'views', label: 'Views', values: views },
            { key: 'leads', label: 'Leads', values: leads },
          ]}
        />
      </Example>
      <Columns>
        <Example name="Chart: area with a gap">
          <Chart
            kind="area"
            caption="Views per day"
            pointHeader="Day"
            points={days}
            series={[
              {
                key: 'views',
                label: 'Views',
                values: views.map((value, index) => (index === 12 ? undefined : value)),
              },
            ]}
          />
        </Example>
        <Example name="Chart: bars">
          <Chart
            kind="bar"
            caption="Leads per month"
            pointHeader="Month"
            points={['January', 'February', 'March', 'April']}
            series={[
              { key: 'own', label: 'This listing', values: [4, 9, 7, 12] },
              { key: 'median', label: 'Similar listings', values: [6, 6, 5, 7] },
            ]}
          />
        </Example>
        <Example name="Chart: strip">
          <Chart
            kind="strip"
            caption="Saves in 30 days"
            pointHeader="Day"
            points={days}
            series={[{ key: 'saves', label: 'Saves', values: leads }]}
          />
        </Example>
        <Example name="Chart: no data">
          <Chart caption="Messages per day" pointHeader="Day" points={[]} series={[]} />
        </Example>
      </Columns>
    </Examples>
  );
}
