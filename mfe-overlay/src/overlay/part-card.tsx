import type { ResolvedLock } from '@lintel/contract';
import { Badge, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SharedLibrary } from '../common/browser.ts';
import { Facts } from '../common/panel.styles.ts';
import type { IntegrityState, SitePart } from '../common/parts.ts';

const originTone = { live: 'success', chosen: 'warning', recovered: 'danger', off: 'neutral' } as const;

/** Everything about one part of the site. */
export function PartCard({
  part,
  site,
  shares,
}: {
  part: SitePart;
  site: ResolvedLock;
  shares: readonly SharedLibrary[];
}) {
  const { t } = useTranslation('mfe-overlay');
  const { name, version, build, owner, origin, places, load, integrity, container } = part;
  const taken = shares.filter(({ provider, users }) => provider === container || users.includes(container));
  const integrityText: Record<IntegrityState, string> = {
    pinned: t('integrity.pinned'),
    files: t('integrity.files'),
    broken: t('integrity.broken'),
    unknown: t('integrity.unknown'),
    'not-loaded': t('integrity.notLoaded'),
  };
  return (
    <Card data-part={name}>
      <Title>
        <h3 dir="ltr">{name}</h3>
        <Badge tone={originTone[origin]}>{t(`origin.${origin}`)}</Badge>
      </Title>
      <PartFacts>
        <dt>{t('part.release')}</dt>
        <dd>
          <bdi>{`${version}-${build}`}</bdi>
        </dd>
        <dt>{t('part.owner')}</dt>
        <dd>
          {owner ? (
            <>
              <bdi>{owner.team}</bdi>
              <Contact href={`mailto:${owner.contact}`}>{owner.contact}</Contact>
            </>
          ) : (
            t('part.noOwner')
          )}
        </dd>
        <dt>{t('part.lock')}</dt>
        <dd>
          <bdi>{`${site.environment}@${site.revision}`}</bdi>
        </dd>
        <dt>{t('part.place')}</dt>
        <dd>{places.map((slot) => slot || t('part.page')).join(', ') || t('part.nowhere')}</dd>
        <dt>{t('part.load')}</dt>
        <dd>
          {load
            ? t('part.loaded', {
                milliseconds: load.milliseconds,
                kilobytes: (load.bytes / 1024).toFixed(1),
                files: load.files,
              })
            : t('part.notLoaded')}
        </dd>
        <dt>{t('part.integrity')}</dt>
        <dd data-integrity={integrity}>{integrityText[integrity]}</dd>
      </PartFacts>
      <details>
        <summary>{`${t('part.shares')} (${taken.length})`}</summary>
        {taken.length === 0 ? (
          <p>{t('part.noShares')}</p>
        ) : (
          <ul role="list">
            {taken.map(({ library, version: shared, provider }) => (
              <li key={`${library} ${shared} ${provider}`}>
                {t('part.shareFrom', { library, version: shared, provider: nameOf(provider) })}
              </li>
            ))}
          </ul>
        )}
      </details>
    </Card>
  );
}

/** `mfe_chat__1_2_0__ab12cd34` → `mfe-chat`. */
const nameOf = (container: string): string => (container.split('__')[0] ?? container).replaceAll('_', '-');

const { color, space } = tokens;

const Card = styled.article`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.raised};
  summary {
    min-block-size: 28px;
    cursor: pointer;
  }
`;
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block-end: ${space[2]};
  h3 {
    font: ${tokens.font.bodyStrong};
  }
`;
const Contact = styled.a`
  display: block;
`;
const PartFacts = styled(Facts)`
  [data-integrity='broken'] {
    color: ${color.danger.text};
    font: ${tokens.font.smallStrong};
  }
`;
