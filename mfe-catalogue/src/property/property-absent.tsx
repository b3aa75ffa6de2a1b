import { paths } from '@lintel/contract';
import { useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import {
  Button,
  ButtonLink,
  EmptyState,
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
import { $teaser, type Teased } from './property.model.ts';

/** No listing has this address: never did, or it ran out or was taken down. */
export function PropertyMissing() {
  const { t } = useLaterTexts();
  const { describePage } = useShell();
  useEffect(() => describePage({ title: t('property.missing.title'), noindex: true }), [describePage, t]);
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

/**
 * A premium listing and no package for it. Shows what lists show to everybody, says what is kept back and what would open it;
 * a visitor may have the package already.
 */
export function PropertyPremium() {
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
