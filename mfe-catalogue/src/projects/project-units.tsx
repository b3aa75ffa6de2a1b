import type { ProjectDetail } from '@lintel/api-contract';
import { formatArea, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { Badge, PriceTag, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { FactLine } from '#common/text/fact-line.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** What a project sells: each kind of home with its size, the price of the cheapest, and how many are left. */
export function ProjectUnits({ units }: { units: NonNullable<ProjectDetail['units']> }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  return (
    <List role="list">
      {units.map(({ id, title, bedrooms, area, price, available }) => {
        const facts = [
          bedrooms !== null && t('search.map.bedrooms', { count: bedrooms }),
          area !== null && formatArea(area, { locale }),
        ];
        return (
          <li key={id}>
            <div>
              <strong>
                <bdi>{title}</bdi>
              </strong>
              <FactLine facts={facts} />
            </div>
            <div>
              {available > 0 ? (
                <>
                  <p>
                    {price ? `${t('projects.from')} ` : null}
                    <PriceTag value={price ?? 0} currency={currency} />
                  </p>
                  <Badge tone="success">{t('projects.left', { number: available })}</Badge>
                </>
              ) : (
                <Badge>{t('projects.gone')}</Badge>
              )}
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  > li > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[2]} ${tokens.space[4]};
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
