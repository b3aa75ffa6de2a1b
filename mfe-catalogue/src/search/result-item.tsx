import { Button, eyeOffIcon, IconButton, tokens } from '@lintel/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { CardTools } from '#common/card/card-tools.tsx';
import type { Listing } from '#common/card/listing.ts';
import { $hidden, $viewed, homeHidden, homeShownAgain } from '#common/search/marks.model.ts';
import { PropertyCard } from '#common/card/property-card.tsx';
import { useLaterTexts } from '#later-texts.ts';
import { WhyHere } from './why-here.tsx';
import { $chosenHome, $pointed, homePointed } from './map/pointed.model.ts';

interface Props {
  listing: Listing;
  /** In the first view. */
  priority: boolean;
}

/** One match: in step with its pin, marked when its page was visited, and put away when it is "not for me". */
export const ResultItem = memo(function ResultItem({ listing, priority }: Props) {
  const { t } = useLaterTexts();
  const { id, title } = listing;
  const { point, hide, show } = useUnit({ point: homePointed, hide: homeHidden, show: homeShownAgain });
  // Each item listens for itself alone: pointing at one home redraws no other.
  const isViewed = useStoreMap({ store: $viewed, keys: [id], fn: (ids, [own]) => ids.has(own) });
  const isHidden = useStoreMap({ store: $hidden, keys: [id], fn: (ids, [own]) => ids.has(own) });
  const isPointed = useStoreMap({ store: $pointed, keys: [id], fn: (other, [own]) => other === own });
  const isChosen = useStoreMap({ store: $chosenHome, keys: [id], fn: (other, [own]) => other === own });
  const item = useRef<HTMLLIElement>(null);
  // Decided once: a home that another order brings up or down is drawn already.
  const [isPriority] = useState(priority);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const card = useMemo(
    () => (
      <CardTools
        listing={listing}
        more={
          <>
            <WhyHere listing={listing} />
            <IconButton
              shape={eyeOffIcon}
              label={t('search.marks.hideNamed', { title })}
              onClick={() => hide(id)}
            />
          </>
        }
      >
        <PropertyCard listing={listing} priority={isPriority} />
      </CardTools>
    ),
    [listing, isPriority, t, title, id, hide],
  );
  if (isHidden) {
    return (
      <Put>
        <span>{t('search.marks.hidden', { title })}</span>
        <Button size="small" tone="quiet" onClick={() => show(id)}>
          {t('search.marks.undo')}
        </Button>
      </Put>
    );
  }
  return (
    <Item
      ref={item}
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
  &[data-state='pointed'] article {
    box-shadow: ${tokens.shadow.card};
    border-color: ${color.border.control};
  }
  &[data-state='chosen'] article {
    outline: 2px solid ${color.action.default};
    outline-offset: 1px;
  }
`;
/** On the photo, below the heart. */
const Viewed = styled.span`
  position: absolute;
  inset-block-start: calc(${space[3]} + ${tokens.size.touch} + ${space[2]});
  inset-inline-end: ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${tokens.radius.pill};
  background: ${color.photo.scrim};
  color: ${color.text.onPhoto};
  font: ${tokens.font.micro};
`;
const Put = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  align-self: start;
  padding: ${space[3]} ${space[4]};
  border: 1px dashed ${color.border.control};
  border-radius: ${tokens.radius.card};
  color: ${color.text.muted};
  font: ${tokens.font.small};
`;
