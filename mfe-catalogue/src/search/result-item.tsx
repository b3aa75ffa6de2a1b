import { Button, eyeOffIcon, IconButton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Listing } from '#common/listing.ts';
import { $hidden, $viewed, homeHidden, homeShownAgain } from '#common/marks.model.ts';
import { PropertyCard } from '#common/property-card.tsx';
import { useLaterTexts } from '#later-texts.ts';
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
      <PropertyCard listing={listing} priority={priority} />
      {viewed.has(id) && <Viewed>{t('search.marks.viewed')}</Viewed>}
      <Hide>
        <IconButton
          shape={eyeOffIcon}
          label={t('search.marks.hide', { title })}
          tone="photo"
          onClick={() => hide(id)}
        />
      </Hide>
    </Item>
  );
}

const { color, space } = tokens;

const Item = styled.li`
  position: relative;
  border-radius: ${tokens.radius.card};
  &[data-state='pointed'] > article {
    box-shadow: ${tokens.shadow.card};
    border-color: ${color.border.control};
  }
  &[data-state='chosen'] > article {
    outline: 2px solid ${color.action.default};
    outline-offset: 1px;
  }
`;
const Viewed = styled.span`
  position: absolute;
  inset-block-end: ${space[4]};
  inset-inline-end: ${space[4]};
  color: ${color.text.muted};
  font: ${tokens.font.micro};
`;
const Hide = styled.div`
  position: absolute;
  inset-block-start: calc(${space[2]} + 44px + ${space[2]});
  inset-inline-end: ${space[2]};
  opacity: 0;
  transition: opacity ${tokens.motion.state};
  li:hover > &,
  li:focus-within > & {
    opacity: 1;
  }
  @media (hover: none) {
    opacity: 1;
  }
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
