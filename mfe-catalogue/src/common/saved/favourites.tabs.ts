import { KEY } from './favourites.storage.ts';

/** A heart that was pressed in another tab, of the account with this id. */
export interface ChoiceElsewhere {
  id: number;
  saved: boolean;
  userId: number;
}

/** Carries one choice to other tabs and is taken away at once: nothing of an account stays in the browser. */
const CHANNEL = 'lintel.favourite-chosen';

/** Tells the other tabs; where storage is forbidden they learn of it with their next page. */
export function notifyTabs(choice: ChoiceElsewhere): void {
  try {
    localStorage.setItem(CHANNEL, JSON.stringify(choice));
    localStorage.removeItem(CHANNEL);
  } catch {
    // Nothing is lost.
  }
}

/** Hears of what other tabs save: in this browser, or in an account. Gives what ends it. */
export function listenToTabs(on: { kept(): void; chosen(choice: ChoiceElsewhere): void }): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === KEY || key === null) on.kept();
    if (key === CHANNEL && newValue) on.chosen(JSON.parse(newValue) as ChoiceElsewhere);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
