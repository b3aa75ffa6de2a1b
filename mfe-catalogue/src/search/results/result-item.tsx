import { useReadable } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CardListing } from '#common/listing/listing.ts';
import { marks } from '#common/marks/marks.ts';
import { firstDots } from '#common/card/card-dots.tsx';
import { PropertyCard, type CardLayout } from '#common/card/property-card.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { ResultTools } from './result-tools.tsx';
import { $chosenHome, $pointed, homePointed } from '#search/model/pointed-home.model.ts';

interface Props {
  listing: CardListing;
  layout: CardLayout;
  /** In the first view. */
  priority: boolean;
  /** Called before the home is hidden. */
  onHide(id: number): void;
}

/** One match: highlighted together with its pin, and marked when its page was visited. */
export const ResultItem = memo(function ResultItem({ listing, layout, priority, onHide }: Props) {
  const { t } = useDeferredTranslation();
  const { id } = listing;
  const point = useUnit(homePointed);
  // Each item subscribes to its own state: pointing at a home renders no other card.
  const isViewed = useReadable(marks).viewed.includes(id);
  const isPointed = useStoreMap({ store: $pointed, keys: [id], fn: (other, [own]) => other === own });
  const isChosen = useStoreMap({ store: $chosenHome, keys: [id], fn: (other, [own]) => other === own });
  const item = useRef<HTMLLIElement>(null);
  // Decided once: a card that another order moves is rendered already.
  const [isPriority] = useState(priority);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const card = useMemo(
    () => (
      <PropertyCard
        listing={listing}
        layout={layout}
        priority={isPriority}
        dots={firstDots}
        tools={<ResultTools listing={listing} onHide={onHide} />}
      />
    ),
    [listing, layout, isPriority, onHide],
  );
  return (
    <Item
      ref={item}
      data-home={id}
      data-state={isChosen ? 'chosen' : isPointed ? 'pointed' : 'plain'}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
    >
      {card}
      {isViewed && <Viewed>{t('search.marks.viewed')}</Viewed>}
    </Item>
  );
});

const { color, space } = tokens;

const Item = styled.li`
  position: relative;
  border-radius: ${tokens.radius.card};
  &[data-state='pointed'] {
    --card-shadow: ${tokens.shadow.card};
    --card-border: ${color.border.control};
  }
  &[data-state='chosen'] {
    outline: 2px solid ${color.action.default};
    outline-offset: 1px;
  }
`;
/** On the photo, in the corner that badges leave free. */
const Viewed = styled.span`
  position: absolute;
  inset-block-start: calc(${space[3]} + 28px);
  inset-inline-start: ${space[3]};
  z-index: ${tokens.layer.raised};
  pointer-events: none;
  padding: ${space[1]} ${space[2]};
  border-radius: ${tokens.radius.pill};
  background: ${color.photo.scrim};
  color: ${color.text.onPhoto};
  font: ${tokens.font.micro};
`;
