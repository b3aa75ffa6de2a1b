import { useState } from 'react';

/** A value while it is edited. Whenever the applied value changes, e.g. by the back button, the draft follows it. */
export function useDraft<Value>(applied: Value): [draft: Value, setDraft: (draft: Value) => void] {
  const [draft, setDraft] = useState<Value>(applied);
  const [followed, setFollowed] = useState<Value>(applied);
  if (!Object.is(followed, applied)) {
    // While drawing, so that the old draft is never seen (React: "adjusting state when a prop changes").
    setFollowed(applied);
    setDraft(applied);
  }
  return [draft, setDraft];
}
