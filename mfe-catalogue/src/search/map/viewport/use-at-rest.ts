import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/** Who pans in several goes wants the list of the last window, not of each on the way. */
const REST_MS = 400;

/** Calls with the last value once no other has come for a moment; what that draws waits for a map that is moved again. */
export function useAtRest<Value extends object>(call: (value: Value) => void): (value: Value) => void {
  const [last, setLast] = useState<Value | null>(null);
  const done = useEffectEvent((value: Value) => {
    setLast(null);
    startTransition(() => call(value));
  });
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => done(last), REST_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return setLast;
}
