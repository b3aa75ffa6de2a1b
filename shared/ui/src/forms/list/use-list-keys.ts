import { useState } from 'react';

let lastKey = 0;
const nextKey = () => {
  lastKey += 1;
  return lastKey;
};

/** Keys for items that have none of their own: they follow each item when others come, go or move. */
export function useListKeys(length: number) {
  const [keys, setKeys] = useState<readonly number[]>([]);
  // The list was changed elsewhere, e.g. filled with what was saved. Before anything is drawn.
  if (keys.length !== length) setKeys(Array.from({ length }, (_, index) => keys[index] ?? nextKey()));
  return {
    keys,
    /** Gives the key of the new last item. */
    add: () => {
      const key = nextKey();
      setKeys([...keys, key]);
      return key;
    },
    remove: (at: number) => setKeys(keys.filter((_, index) => index !== at)),
    move: (from: number, to: number) => {
      const others = keys.filter((_, index) => index !== from);
      setKeys([...others.slice(0, to), keys[from]!, ...others.slice(to)]);
    },
  };
}
