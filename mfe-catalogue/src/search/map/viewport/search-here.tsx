import type { MapWindow } from '@lintel/map';
import { Button, Switch, searchIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $follows, $window, followToggled } from '#search/model/results-map.model.ts';

interface Props {
  /** On a small screen the switch is among the tools. */
  isSmall: boolean;
  /** The list belongs to another window than the one on screen. */
  isStale: boolean;
  onSearch(window: MapWindow): void;
}

/** Searches the window on screen, at a press or with every move. */
export function SearchHere({ isSmall, isStale, onSearch }: Props) {
  const { t } = useDeferredTranslation();
  const window = useUnit($window);
  return (
    <Bar>
      {isStale && window && (
        <Button size="small" icon={searchIcon} onClick={() => onSearch(window)}>
          {t('search.map.here')}
        </Button>
      )}
      {!isSmall && (
        <Plate>
          <FollowSwitch />
        </Plate>
      )}
    </Bar>
  );
}

/** Whether each move of the map searches. */
export function FollowSwitch() {
  const { t } = useDeferredTranslation();
  const { follows, toggle } = useUnit({ follows: $follows, toggle: followToggled });
  return (
    <Switch
      label={t('search.map.follow')}
      checked={follows}
      onChange={({ target }) => toggle(target.checked)}
    />
  );
}

const Bar = styled.div`
  position: absolute;
  inset-block-start: var(--map-top, ${tokens.space[3]});
  inset-inline: ${tokens.space[3]} 64px;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  button {
    border-radius: ${tokens.radius.pill};
    box-shadow: ${tokens.shadow.popover};
  }
`;
const Plate = styled.div`
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.card};
  font: ${tokens.font.small};
`;
