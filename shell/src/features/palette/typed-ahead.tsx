import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { keysAhead, paletteClosed, paletteOpened } from './palette-open.ts';

const keyPressed = createEvent<string>();

/** What was typed while the code of the palette was on its way. */
export const $typedAhead = createStore('')
  .on(keyPressed, (text, key) => (key === 'Backspace' ? text.slice(0, -1) : text + key))
  .reset(paletteOpened, paletteClosed);

/** In place of the palette until its code is there: keeps what is typed for its field, and closes it by Escape. */
export function TypedAhead() {
  const { press, close } = useUnit({ press: keyPressed, close: paletteClosed });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      // With both it is AltGr, which writes signs.
      if (isComposing || metaKey || ctrlKey !== altKey) return;
      if (key === 'Escape') close();
      else if (key.length === 1 || key === 'Backspace') press(key);
      else return;
      // Neither a field that still has the focus nor the page has a part in it.
      event.preventDefault();
      event.stopPropagation();
    };
    keysAhead.splice(0).forEach(listen);
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [press, close]);
  return null;
}
