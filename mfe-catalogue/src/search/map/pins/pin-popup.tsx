import { closeIcon, IconButton, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { MapCard } from './map-card.tsx';
import type { MapSpot } from '#search/model/map-spots.ts';

interface Props {
  spot: MapSpot;
  onClose(): void;
}

/** What is behind a pin: one home, or all homes of an address as a list. Takes the focus, and gives it back. */
export function PinPopup({ spot, onClose }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // The map puts the popup into place first; a page must not scroll to where it was.
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [spot.key]);
  const count = spot.points.length;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="dialog"
      aria-label={count === 1 ? spot.points[0]!.title : t('search.map.homesHere', { count })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Head>
        <strong>{count > 1 && t('search.map.homesHere', { count })}</strong>
        <IconButton shape={closeIcon} label={common('actions.close')} onClick={onClose} />
      </Head>
      <ul role="list">
        {spot.points.map((point) => (
          <li key={point.id}>
            <MapCard point={point} isCornerTaken={count === 1} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  ul {
    max-block-size: 264px;
    margin: 0;
    overflow: auto;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: ${tokens.space[3]};
  font: ${tokens.font.smallStrong};
  &:has(strong:empty) {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: ${tokens.layer.raised};
  }
`;
