import { Button, eyeOffIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CardTools } from '#common/card-tools.tsx';
import type { Listing } from '#common/listing.ts';
import { $hidden, $viewed, homeHidden, homeShownAgain } from '#common/marks.model.ts';
import { PropertyCard } from '#common/property-card.tsx';
import { useLaterTexts } from '#later-texts.ts';
import { WhyHere } from './why-here.tsx';
import { $chosenHome, $pointed, homePointed } from './map/results-map.model.ts';

interface Props {
  listing: Listing;
  /** In the first view. */
  priority: boolean;
}

/** One match: in step with its pin, marked when its page was visited, and put away when it is "not for me". */
export function ResultItem({ listing, priority }: Props) {
  const { t } = useLaterTexts();
  const { id, title } = listing;
  const { viewed, hidden, pointed, chosen, point, hide, show } = useUnit({
    viewed: $viewed,
    hidden: $hidden,
    pointed: $pointed,
    chosen: $chosenHome,
    point: homePointed,
    hide: homeHidden,
    show: homeShownAgain,
  });
  const item = useRef<HTMLLIElement>(null);
  const isChosen = chosen === id;
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  if (hidden.has(id)) {
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
      data-state={isChosen ? 'chosen' : pointed === id ? 'pointed' : 'plain'}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
    >
      <CardTools
        listing={listing}
        more={
          <>
            <WhyHere listing={listing} />
            <Button
              size="small"
              tone="quiet"
              icon={eyeOffIcon}
              aria-label={t('search.marks.hideNamed', { title })}
              onClick={() => hide(id)}
            >
              {t('search.marks.hide')}
            </Button>
          </>
        }
      >
        <PropertyCard listing={listing} priority={priority} />
      </CardTools>
      {viewed.has(id) && <Viewed>{t('search.marks.viewed')}</Viewed>}
    </Item>
  );
}

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
