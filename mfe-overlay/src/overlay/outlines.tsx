import { tokens } from '@lintel/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { boxOf, type ScreenArea } from '../common/areas.ts';

interface Outline {
  label: string;
  box: DOMRect;
}

/** A frame around each area, with the name of its remote. It takes no input and is hidden from assistive technology: the list names the same areas. */
export function Outlines({ areas }: { areas: readonly ScreenArea[] }) {
  const outlines = useOutlines(areas);
  return (
    <div aria-hidden>
      {outlines.map(({ label, box }) => (
        <Frame key={label} style={{ left: box.left, top: box.top, width: box.width, height: box.height }}>
          <Name>{label}</Name>
        </Frame>
      ))}
    </div>
  );
}

/** Follows the areas while the page scrolls, and while it grows. */
function useOutlines(areas: readonly ScreenArea[]): Outline[] {
  const [outlines, setOutlines] = useState<Outline[]>([]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setOutlines(
        areas
          .filter(({ remote }) => remote !== 'mfe-overlay')
          .flatMap(({ remote, version, slot, element }) => {
            const box = boxOf(element);
            return box ? [{ label: [remote, version, slot].filter(Boolean).join(' '), box }] : [];
          }),
      );
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(soon);
    observer.observe(document.body);
    for (const { element } of areas) observer.observe(element);
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [areas]);
  return outlines;
}

const Frame = styled.div`
  position: fixed;
  z-index: ${tokens.layer.popover};
  outline: 2px dashed ${tokens.color.action.default};
  outline-offset: -2px;
  pointer-events: none;
`;
const Name = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  max-inline-size: 100%;
  overflow: hidden;
  padding: 2px ${tokens.space[2]};
  background: ${tokens.color.action.default};
  color: ${tokens.color.text.onAction};
  font: ${tokens.font.smallStrong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
