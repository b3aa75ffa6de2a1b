import { Avatar } from '../display/avatar.tsx';
import { Badge } from '../display/badge.tsx';
import { Panel } from '../display/card.tsx';
import { CountBadge } from '../display/count-badge.tsx';
import { DashboardCard } from '../display/dashboard-card.tsx';
import { NextStep, NextSteps } from '../display/next-steps.tsx';
import { FactsRow } from '../display/facts-row.tsx';
import { Photo } from '../display/photo.tsx';
import { PriceTag } from '../display/price-tag.tsx';
import { Stat } from '../display/stat.tsx';
import { areaIcon, bathIcon, bedIcon, lockIcon } from '../icons/card-shapes.ts';
import { homeIcon } from '../icons/frame-shapes.ts';
import { verifiedIcon } from '../icons/more-shapes.ts';
import { Columns, Example, Examples } from './layout.tsx';

const dollars = { currency: 'USD', symbol: '$', suffix: false };
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
      <Example name="CountBadge: none at zero, many">
        <CountBadge count={0} place="inline" spoken />
        <CountBadge count={3} place="inline" spoken />
        <CountBadge count={240} place="inline" spoken />
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
        <Example name="Card, Stat: in a panel">
          <Panel>
            <dl>
              <Stat label="Views in 30 days" value="1,204" note="12 % more than before" />
            </dl>
          </Panel>
        </Example>
        <Example name="NextSteps, NextStep">
          <NextSteps title="Next steps">
            <NextStep
              urgency="refused"
              title="Receipt declined: Agent"
              text="Upload another one."
              action={{ to: '/payment/result/5', label: 'Upload' }}
            />
            <NextStep
              urgency="awaited"
              title="3 new leads"
              action={{ to: '/user/properties', label: 'Answer' }}
            />
          </NextSteps>
        </Example>
        <Example name="DashboardCard">
          <DashboardCard
            title="My listings"
            icon={homeIcon}
            link={{ to: '/user/properties', label: 'See all listings' }}
          >
            3 are online, 1 waits for review.
          </DashboardCard>
        </Example>
      </Columns>
    </Examples>
  );
}
