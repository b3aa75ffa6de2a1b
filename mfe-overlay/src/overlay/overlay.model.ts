import type { Choices, PublicLock, ResolvedLock } from '@lintel/contract';
import { createPageGate } from '@lintel/remote-kit';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { overridesOf, type Overrides } from './overrides.ts';
import { fetchedFiles, sharesOf, type SharedLibrary } from '../common/browser.ts';
import { partsOf, type SitePart, type ScreenPlace } from '../common/parts.ts';
import { registryRecords, type Records } from '../common/records.ts';

/** What the panel shows. */
export interface PageFacts {
  parts: SitePart[];
  shares: SharedLibrary[];
  choices: Choices | null;
  live: PublicLock | null;
}

/** A page as the panel sees it: which site, and what of it is on screen. */
export interface Look {
  site: ResolvedLock;
  places: readonly ScreenPlace[];
}

export const { Gate: OverlayGate, paramsChanged } = createPageGate<Look>();
export const releaseChosen = createEvent<{ remote: string; release: string }>();
export const switched = createEvent<{ remote: string; isOff: boolean }>();
export const copyRequested = createEvent<string>();

/** Where the registry's files are; the document names it where they are not on this origin. */
const base = () => document.documentElement.dataset['registry'] ?? '/registry/';

export const readFactsFx = createEffect(async ({ site, places }: Look): Promise<PageFacts> => {
  const records: Records = registryRecords(base());
  const [parts, choices, live] = await Promise.all([
    partsOf({ site, places, files: fetchedFiles() }, records),
    records.choices(site.environment),
    records.lock(site.environment, site.revision),
  ]);
  return { parts, shares: sharesOf(globalThis as Parameters<typeof sharesOf>[0]), choices, live };
});
export const copyFx = createEffect((text: string) => navigator.clipboard.writeText(text));

export const $facts = createStore<PageFacts | null>(null).on(readFactsFx.doneData, (_, facts) => facts);
export const $hasFailed = createStore(false)
  .on(readFactsFx.fail, () => true)
  .reset(readFactsFx.done);
/** What was to be copied but could not; it is shown instead. */
export const $uncopied = createStore<string | null>(null)
  .on(copyFx.fail, (_, { params }) => params)
  .reset(copyFx.done);
export const $hasCopied = createStore(false)
  .on(copyFx.done, () => true)
  .reset(copyRequested, releaseChosen, switched);
const $changes = createStore<Overrides>({ releases: {}, off: [] });
const $on = createStore<readonly string[]>([]);

/** What the page shows, with what was chosen since. */
export const $requested = combine(OverlayGate.state, $changes, $on, ({ site }, changes, on): Overrides => {
  const now = site ? overridesOf(site) : { releases: {}, off: [] };
  return {
    releases: { ...now.releases, ...changes.releases },
    off: [...new Set([...now.off, ...changes.off])].filter((name) => !on.includes(name)),
  };
});
/** The live lock as overrides, to compare with; what the page shows where the lock cannot be read. */
export const $live = combine($facts, OverlayGate.state, (facts, { site }): Overrides => {
  if (!facts?.live) return site ? overridesOf(site) : { releases: {}, off: [] };
  const pins = Object.entries(facts.live.remotes);
  return {
    releases: Object.fromEntries(pins.map(([name, { version, build }]) => [name, `${version}-${build}`])),
    off: pins.filter(([, { state }]) => state === 'off').map(([name]) => name),
  };
});

sample({ clock: paramsChanged, target: readFactsFx });
sample({ clock: copyRequested, target: copyFx });
$changes
  .on(releaseChosen, (requested, { remote, release }) => ({
    ...requested,
    releases: { ...requested.releases, [remote]: release },
  }))
  .on(switched, (requested, { remote, isOff }) => ({
    ...requested,
    off: isOff ? [...requested.off, remote] : requested.off.filter((name) => name !== remote),
  }));
$on.on(switched, (on, { remote, isOff }) => (isOff ? on.filter((name) => name !== remote) : [...on, remote]));
