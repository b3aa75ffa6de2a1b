import { resultsViews, type ResultsView } from '#common/search/filters/map-query.ts';

/** Preferences of the map, stored in this browser. */
const FOLLOW = 'lintel.map-follows';
const VIEW = 'lintel.results-view';

type Reader = Pick<Storage, 'getItem'>;
type Writer = Pick<Storage, 'setItem'>;

function read(storage: Reader, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null; // Forbidden storage keeps nothing.
  }
}
function write(storage: Writer, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // A full or forbidden storage only means that the choice is not kept.
  }
}

/** Whether moving the map searches; on until the user turns it off. */
export const readFollow = (storage: Reader): boolean => read(storage, FOLLOW) !== 'off';
export const writeFollow = (storage: Writer, isOn: boolean): void =>
  write(storage, FOLLOW, isOn ? 'on' : 'off');

export const readResultsView = (storage: Reader): ResultsView =>
  resultsViews.find((view) => view === read(storage, VIEW)) ?? 'grid';
export const writeResultsView = (storage: Writer, view: ResultsView): void => write(storage, VIEW, view);
