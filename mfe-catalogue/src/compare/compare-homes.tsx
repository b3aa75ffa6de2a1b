import type { ComparedProperty } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { lazyPage, useCurrency, useShell } from '@lintel/remote-kit';
import {
  Badge,
  Button,
  closeIcon,
  refreshIcon,
  IconButton,
  media,
  Photo,
  PriceTag,
  TextLink,
  tokens,
} from '@lintel/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { rentPeriod } from '#common/listing/listing.ts';
import { compareAddress, picks } from '#common/compare/compare-picks.ts';
import { ContactSlot } from '#common/contact-slot.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { Letter, letters } from './compare-letter.tsx';
import type { Side } from '#compare/model/verdict.ts';

const SwapDialog = lazyPage(() => import(/* webpackChunkName: "page-compare" */ './swap-dialog.tsx'), null);

interface Props {
  a: ComparedProperty;
  b: ComparedProperty;
  /** Another home takes the place of one side. */
  onSwap(side: Side, id: number): void;
}

/** Both homes with photo and price, and what can be done with each: write to its owner, swap it, take it out. */
export function CompareHomes({ a, b, onSwap }: Props) {
  const { t } = useDeferredTranslation();
  const { navigate } = useShell();
  const [swapped, setSwapped] = useState<Side>();
  const homes = { a, b };
  const other = (side: Side) => (side === 'a' ? b : a);
  function remove(side: Side): void {
    focusTitle();
    picks.change((all) => all.filter(({ id }) => id !== homes[side].id));
    navigate(compareAddress([other(side).id]));
  }
  return (
    <Pair role="list" aria-label={t('comparison.homes')}>
      {(['a', 'b'] as const).map((side) => (
        <Home
          key={side}
          home={homes[side]}
          letter={letters[side]}
          onSwap={() => setSwapped(side)}
          onRemove={() => remove(side)}
        />
      ))}
      {swapped && (
        <SwapDialog
          stays={other(swapped)}
          goes={homes[swapped]}
          onChoose={(id) => {
            // The dialog gives the focus back as it goes, to a button that goes as well.
            flushSync(() => setSwapped(undefined));
            focusTitle();
            onSwap(swapped, id);
          }}
          onClose={() => setSwapped(undefined)}
        />
      )}
    </Pair>
  );
}

/** The title stays on the page while the homes below it change. */
function focusTitle(): void {
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}

interface HomeProps {
  home: ComparedProperty;
  letter: string;
  onSwap(): void;
  onRemove(): void;
}

function Home({ home, letter, onSwap, onRemove }: HomeProps) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const currency = useCurrency();
  const { property_type: deal } = home;
  const { id, title, title_image: image, price, slug_id: slug } = home;
  return (
    <Item>
      <Top>
        <Photo src={image} alt="" ratio="16 / 9" sizes="(min-width: 1280px) 580px, 46vw" priority />
        <IconButton
          shape={closeIcon}
          label={t('compare.unpick', { title })}
          onClick={onRemove}
          tone="photo"
        />
      </Top>
      <PriceTag value={price} currency={currency} period={rentPeriod(home)} size="detail" />
      <h2>
        <Letter>{letter}</Letter>
        {slug ? (
          <TextLink to={paths.property(slug)} dir="auto">
            {title}
          </TextLink>
        ) : (
          <bdi>{title}</bdi>
        )}
      </h2>
      {(deal === 'sold' || deal === 'rented') && (
        <p>
          <Badge tone="warning">{common(`dealType.${deal}`)}</Badge>
        </p>
      )}
      <Actions>
        {slug && <ContactSlot listing={{ id, slug_id: slug, title }} look="card" />}
        <Button
          size="small"
          tone="quiet"
          icon={refreshIcon}
          aria-label={t('comparison.swapThis', { title })}
          onClick={onSwap}
        >
          {t('comparison.swap')}
        </Button>
      </Actions>
    </Item>
  );
}

const Pair = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]} clamp(${tokens.space[3]}, 2vw, ${tokens.space[6]});
  margin-block-end: ${tokens.space[6]};
`;
const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  h2 {
    display: flex;
    gap: ${tokens.space[2]};
    font: ${tokens.font.bodyStrong};
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  /* Two prices of seven figures fit beside each other at 320 px. */
  ${media.phone} {
    && > [data-size='detail'] {
      font: ${tokens.font.price};
    }
  }
`;
const Top = styled.div`
  position: relative;
  > span {
    border-radius: ${tokens.radius.card};
  }
  > button {
    position: absolute;
    inset-block-start: ${tokens.space[2]};
    inset-inline-end: ${tokens.space[2]};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  margin-inline-start: calc(-1 * ${tokens.space[3]});
`;
