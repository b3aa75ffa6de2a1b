import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/** Only the final viewport of a pan is searched. */
const DEBOUNCE_MS = 400;

/** Debounces the call, and makes it in a transition, which moving the map interrupts. */
export function useDebouncedTransition<Value extends object>(
  call: (value: Value) => void,
): (value: Value) => void {
  const [last, setLast] = useState<Value | null>(null);
  const done = useEffectEvent((value: Value) => {
    setLast(null);
    startTransition(() => call(value));
  });
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => done(last), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return setLast;
}
