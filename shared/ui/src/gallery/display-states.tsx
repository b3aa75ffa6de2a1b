import styled from 'styled-components';
import { Avatar } from '../display/avatar.tsx';
import { Badge } from '../display/badge.tsx';
import { Panel } from '../display/card.tsx';
import { DataTable } from '../display/data-table.tsx';
import { FactsRow } from '../display/facts-row.tsx';
import { Photo } from '../display/photo.tsx';
import { PriceTag } from '../display/price-tag.tsx';
import { Stat } from '../display/stat.tsx';
import { areaIcon, bathIcon, bedIcon, lockIcon, verifiedIcon } from '../icons/more-shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { Columns, Example, Examples } from './layout.tsx';

const dollars = { currency: 'USD', symbol: '$', suffix: false };
const payments = [
  { id: 1, day: '12 May 2026', amount: '$19.00', state: 'Paid' },
  { id: 2, day: '3 March 2026', amount: '$79.00', state: 'Refused' },
];

/** Things that only show. */
export function DisplayStates() {
  return (
    <Examples>
      <Example name="Badge">
        <Badge>New</Badge>
        <Badge tone="accent">Ad</Badge>
        <Badge tone="accent" icon={lockIcon}>
          Premium
        </Badge>
        <Badge tone="success" icon={verifiedIcon}>
          Verified
        </Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="danger">Rejected</Badge>
        <Badge tone="info">−4 %</Badge>
      </Example>
      <Example name="Avatar: picture, initials, other scripts">
        <Avatar name="Sara Khatib" size={56} />
        <Avatar name="ليلى حداد" />
        <Avatar name="Omar" src="data:image/webp;base64,AAAA" />
      </Example>
      <Example name="PriceTag: full, compact, rent, on request, detail">
        <PriceTag value={450_000} currency={dollars} />
        <PriceTag value={450_000} currency={{ ...dollars, suffix: true }} />
        <PriceTag value={1850} currency={dollars} period="monthly" />
        <PriceTag value={0} currency={dollars} />
        <PriceTag value={450_000} currency={dollars} size="detail" />
      </Example>
      <Example name="FactsRow">
        <FactsRow
          facts={[
            { shape: bedIcon, name: 'Bedrooms', value: '3' },
            { shape: bathIcon, name: 'Bathrooms', value: '2' },
            { shape: areaIcon, name: 'Area', value: '142 m²' },
          ]}
        />
      </Example>
      <Columns>
        <Example name="Photo: none, 4:3">
          <Photo src="" alt="Villa with garden" />
        </Example>
        <Example name="Photo: not loadable, 16:9">
          <Photo src="data:image/webp;base64,AAAA" alt="Harbour" ratio="16 / 9" />
        </Example>
        <Example name="Stat in a panel">
          <Panel>
            <dl>
              <Stat label="Views in 30 days" value="1,204" note="12 % more than before" />
            </dl>
          </Panel>
        </Example>
      </Columns>
      <Example name="DataTable: cards on a phone">
        <Wide>
          <DataTable
            caption="Payments"
            rows={payments}
            rowKey={({ id }) => id}
            columns={[
              { key: 'day', header: 'Day', cell: ({ day }) => day },
              { key: 'state', header: 'State', cell: ({ state }) => state },
              { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amount },
            ]}
          />
        </Wide>
      </Example>
    </Examples>
  );
}

const Wide = styled.div`
  flex: 1;
  min-inline-size: min(100%, ${tokens.size.form});
`;
