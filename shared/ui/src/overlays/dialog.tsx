import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ignoreRestOfDoubleClick } from './ignore-rest-of-double-click.ts';
import { DialogHead } from './dialog-head.tsx';
import { Body, Box, Foot, Inside } from './dialog.styles.ts';

export interface DialogProps {
  /** Heading and accessible name. */
  title: string;
  /** The user asked to close it: button, Escape, or a press beside it. */
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
