import { useCallback, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { useDismiss } from './use-dismiss.ts';
import { usePlacement } from './use-placement.ts';

/** To spread on the button that opens a popover. */
export interface PopoverButton {
  onClick(): void;
  'aria-expanded': boolean;
  'aria-controls': string;
}

export interface PopoverProps {
  /** Draws the button: `(button) => <Button {...button}>Price</Button>`. */
  renderButton(attributes: PopoverButton): ReactElement;
  /** Accessible name of the panel. */
  label: string;
  /** The panel's content; gets a function that closes it. */
  children(close: () => void): ReactNode;
  /** Which edge it shares with the button, as far as the window has room. */
  align?: 'start' | 'end';
}

/** A panel below a button, or above it at the bottom of the window, for a few controls. Escape, a press outside or leaving with Tab closes it. */
export function Popover({ renderButton, label, children, align = 'start' }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismiss(area, open, close);
  usePlacement(area, panel, open, align);
  return (
    <Anchor ref={area}>
      {renderButton({ onClick: () => setOpen(!open), 'aria-expanded': open, 'aria-controls': panelId })}
      {open && (
        <Panel ref={panel} id={panelId} role="group" aria-label={label} data-align={align}>
          {children(close)}
        </Panel>
      )}
    </Anchor>
  );
}

export const Anchor = styled.span`
  position: relative;
  display: inline-block;
`;
export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-start: 0;
  z-index: ${tokens.layer.popover};
  min-inline-size: 240px;
  max-inline-size: min(360px, calc(100vw - 32px));
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  &[data-align='end'] {
    inset-inline: auto 0;
  }
`;
