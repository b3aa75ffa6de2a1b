import type { AnswerOf, getProperty } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import {
  Button,
  ButtonLink,
  EmptyState,
  homeIcon,
  lockIcon,
  Panel,
  Photo,
  PriceTag,
  searchIcon,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { rentPeriod } from '#common/card/listing.ts';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { $teaser, $withdrawn, type Teased } from './property.model.ts';
import { SimilarHomes } from './similar-homes.tsx';

/** Why there is no listing to show. */
export default function PropertyAbsent({ view }: { view: 'missing' | 'premium' }) {
  return view === 'premium' ? <PropertyPremium /> : <PropertyMissing />;
}

/** No listing has this address: never did, or it ran out or was taken down. */
function PropertyMissing() {
  const { t } = useLaterTexts();
  const { describePage } = useShell();
  const { withdrawn } = useUnit({ withdrawn: $withdrawn });
  const title = t(withdrawn ? 'property.withdrawn.title' : 'property.missing.title');
  useEffect(() => describePage({ title, noindex: true }), [describePage, title]);
  if (withdrawn) return <Withdrawn was={withdrawn} title={title} />;
  return (
    <>
      <h1>{t('property.missing.title')}</h1>
      <EmptyState
        icon={searchIcon}
        title={t('property.missing.text')}
        action={<ButtonLink to={paths.properties()}>{t('property.missing.action')}</ButtonLink>}
      >
        {t('property.missing.reason')}
      </EmptyState>
    </>
  );
}

/** It was here; what is offered of the same kind, first in the same city. */
function Withdrawn({
  was,
  title,
}: {
  was: NonNullable<AnswerOf<typeof getProperty>['withdrawn']>;
  title: string;
}) {
  const { t } = useLaterTexts();
  const { city, category, category_slug_id: slug, property_type: deal } = was;
  const search = new URLSearchParams({ type: deal === '1' ? 'rent' : 'sell', category: slug, city });
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        icon={homeIcon}
        title={t('property.withdrawn.text')}
        action={
          <ButtonLink to={paths.properties(search.toString())}>
            {t('property.withdrawn.action', { category, city })}
          </ButtonLink>
        }
      >
        {t('property.withdrawn.reason')}
      </EmptyState>
      <SimilarHomes />
    </>
  );
}

/**
 * A premium listing and no package for it. Shows what lists show to everybody, says what is kept back and what would open it;
 * a visitor may have the package already.
 */
function PropertyPremium() {
  const { t } = useLaterTexts();
  const { t: common } = useTranslation();
  const { describePage, passGates, session } = useShell();
  const { teaser } = useUnit({ teaser: $teaser });
  const signedIn = useReadable(session) !== null;
  const title = t('property.premium.title');
  useEffect(
    () => describePage({ title: teaser ? `${teaser.title} · ${title}` : title }),
    [describePage, teaser, title],
  );
  return (
    <>
      <h1>{title}</h1>
      {teaser && <Teaser teaser={teaser} />}
      <EmptyState
        icon={lockIcon}
        title={t('property.premium.text')}
        action={<ButtonLink to={paths.packages()}>{t('property.premium.action')}</ButtonLink>}
      >
        {t('property.premium.closed')}{' '}
        {signedIn ? t('property.premium.why') : t('property.premium.whyVisitor')}
      </EmptyState>
      {!signedIn && (
        <Centre>
          <Button tone="quiet" onClick={() => void passGates(['signed-in'])}>
            {common('actions.signIn')}
          </Button>
        </Centre>
      )}
    </>
  );
}

function Teaser({ teaser }: { teaser: Teased }) {
  const currency = useCurrency();
  const { title, title_image: src, title_image_color: color, price, city, state, category } = teaser;
  return (
    <Box>
      <Photo src={src} alt="" color={color} sizes="(min-width: 600px) 320px, 90vw" />
      <div>
        <PriceTag value={price} currency={currency} period={rentPeriod(teaser)} size="detail" />
        <h2 dir="auto">{title}</h2>
        <p>
          <bdi>{[category.category, city, state].filter(Boolean).join(' · ')}</bdi>
        </p>
      </div>
    </Box>
  );
}

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${tokens.space[5]};
  align-items: center;
  max-inline-size: 760px;
  margin: ${tokens.space[5]} auto 0;
  h2 {
    font: ${tokens.font.h3};
  }
  p {
    color: ${tokens.color.text.muted};
  }
`;
const Centre = styled.p`
  text-align: center;
`;
