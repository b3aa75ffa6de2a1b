import { useId, useRef, useState, type ReactElement } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { Anchor } from './popover.tsx';
import { useDismiss } from './use-dismiss.ts';
import { usePlacement } from './use-placement.ts';

/** To spread on the control that the tooltip explains. */
export interface TooltipControl {
  'aria-describedby': string | undefined;
}

export interface TooltipProps {
  /** One short sentence. What must be known to use the control belongs on the page instead. */
  text: string;
  /** Draws the control: `(control) => <IconButton {...control} … />`. */
  renderControl(attributes: TooltipControl): ReactElement;
}

/** More about a control, while the pointer rests on it or it has the focus. Escape takes it away; the pointer may move onto the text. */
export function Tooltip({ text, renderControl }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const textId = useId();
  useDismiss(area, open, () => setOpen(false));
  usePlacement(area, panel, open, 'start');
  return (
    <Anchor
      ref={area}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {renderControl({ 'aria-describedby': open ? textId : undefined })}
      {open && (
        <Bubble ref={panel} id={textId} role="tooltip">
          {text}
        </Bubble>
      )}
    </Anchor>
  );
}

const Bubble = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-start: 0;
  z-index: ${tokens.layer.popover};
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - 32px));
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface.inverse};
  color: ${tokens.color.text.inverse};
  font: ${tokens.font.small};
  /* The pointer reaches the text across the gap. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: -8px;
    inset-inline: 0;
    block-size: 8px;
  }
`;
