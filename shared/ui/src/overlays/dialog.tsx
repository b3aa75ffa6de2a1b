import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';
import { ignoreRestOfDoubleClick } from './ignore-rest-of-double-click.ts';
import { DialogHead } from './dialog-head.tsx';

export interface DialogProps {
  /** Heading and accessible name. */
  title: string;
  /** The person asked to close it: button, Escape, or a press beside it. */
  onClose(): void;
  children: ReactNode;
  /** Buttons at the bottom, always in view. */
  footer?: ReactNode;
  /**
   * `box` in the middle; `sheet` rises from the bottom on phones; `drawer` stands at the end edge, over all the height;
   * `full` covers everything and is dark (photos).
   */
  kind?: 'box' | 'sheet' | 'drawer' | 'full';
  /** An alert dialog: read as a whole when it opens, and the focus is on its last button. */
  urgent?: boolean;
  /** Keys pressed anywhere inside, e.g. arrows of a gallery. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A modal dialog; render it only while it is open. The browser's own `<dialog>` keeps the focus inside, makes the rest inert
 * and closes on Escape; the focus goes back to where it was when the dialog goes away.
 */
export function Dialog({ title, onClose, children, footer, kind = 'box', urgent, onKeyDown }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget>(null);
  const headingId = useId();
  const bodyId = useId();
  useLayoutEffect(() => {
    const dialog = box.current!;
    const before = document.activeElement;
    dialog.showModal();
    ignoreRestOfDoubleClick();
    // Browsers do this themselves; where a stand-in opens the dialog (tests), keys must still arrive inside.
    if (!dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus();
    if (urgent) [...dialog.querySelectorAll('button')].at(-1)?.focus();
    return () => {
      dialog.close();
      ignoreRestOfDoubleClick();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [urgent]);
  return (
    <Box
      ref={box}
      {...(urgent ? { role: 'alertdialog', 'aria-describedby': bodyId } : {})}
      aria-labelledby={headingId}
      data-kind={kind}
      data-theme={kind === 'full' ? 'dark' : undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressedOn.current = target;
      }}
      // The backdrop belongs to the dialog element itself; anything inside is a descendant. A press that begins inside, such as a
      // selection of text, may end on the backdrop and closes nothing.
      onClick={({ target }) => target === box.current && pressedOn.current === target && onClose()}
    >
      <Inside>
        <DialogHead id={headingId} title={title} onClose={onClose} />
        <Body id={bodyId}>{children}</Body>
        {footer && <Foot>{footer}</Foot>}
      </Inside>
    </Box>
  );
}

const { color } = tokens;

const Box = styled.dialog`
  /* Rows give margins to what lies in them; a dialog lies over the page. */
  &&& {
    margin: auto;
  }
  padding: 0;
  inline-size: min(560px, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  border: 0;
  border-radius: ${tokens.radius.sheet};
  background: ${color.surface.overlay};
  color: ${color.text.default};
  box-shadow: ${tokens.shadow.dialog};
  &::backdrop {
    background: ${color.surface.scrim};
  }
  &[data-kind='full'] {
    inline-size: 100vw;
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    border-radius: 0;
    background: ${color.surface.canvas};
  }
  &&&[data-kind='drawer'] {
    margin-inline-end: 0;
    inline-size: min(440px, 100vw);
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    border-radius: 0;
  }
  ${media.phone} {
    &&&[data-kind='sheet'] {
      margin-block-end: 0;
      inline-size: 100vw;
      max-inline-size: none;
      max-block-size: calc(100dvh - 40px);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;
const Inside = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: inherit;
  [data-kind='full'] > &,
  [data-kind='drawer'] > & {
    block-size: 100%;
  }
`;
const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${tokens.space[5]};
  overflow: auto;
  [data-kind='full'] & {
    padding: 0;
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[5]};
  border-block-start: 1px solid ${color.border.hairline};
`;
