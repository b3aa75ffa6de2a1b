import {
  CONTRACT_VERSION,
  eventShapes,
  locales,
  patternProblem,
  storedSubjects,
  type Messages,
  type RemoteManifest,
  type RemoteModule,
} from '@lintel/contract';
import { cleanup, waitFor, within } from '@testing-library/react';
import { matchPath, matchRoutes } from 'react-router-dom';
import { memoryShell } from './memory-shell.tsx';
import { renderRemote } from './render-remote.tsx';

/** Headings and states with a name: what a placeholder of a page that never renders does not have. */
const namesOnScreen = (container: HTMLElement): HTMLElement[] =>
  ['heading', 'status', 'alert'].flatMap((role) => within(container).queryAllByRole(role, { name: /\S/ }));

/**
 * What every remote must hold to be deployed alone. Run it in one test file of the remote:
 *
 * @example conformance({ manifest, load: () => import('./remote.ts') });
 */
export function conformance({
  manifest,
  load,
  deferredTexts = {},
}: {
  manifest: RemoteManifest;
  load: () => Promise<RemoteModule>;
  /** English texts that the remote's pages bring along, and its first screen does without. */
  deferredTexts?: Messages;
}): void {
  const addresses = manifest.mounts.map(({ path }) =>
    path.replace(/:\w+/g, 'some-slug').replace(/\*$/, 'below'),
  );

  describe(`${manifest.name} conforms to contract ${CONTRACT_VERSION}`, () => {
    it('states the contract number that it was built for, in manifest and module', async () => {
      expect(manifest.contract).toBe(CONTRACT_VERSION);
      expect((await load()).contract).toBe(manifest.contract);
    });

    it('has a manifest that is data', () => {
      expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
    });

    it('mounts only addresses that a registry takes', () => {
      for (const { path } of manifest.mounts) expect([path, patternProblem(path)]).toEqual([path, null]);
    });

    it('names first what is more exact: the first mount that matches an address gives it title and access', () => {
      for (const [at, address] of addresses.entries()) {
        const first = manifest.mounts.find(({ path }) => matchPath(path, address));
        expect([address, first?.path]).toEqual([address, manifest.mounts[at]?.path]);
      }
    });

    // A remote of widgets alone has no address.
    for (const address of addresses) {
      it(`has a route for its mount ${address}`, async () => {
        const remote = (await load()).connect(memoryShell());
        expect(matchRoutes(remote.routes, address)).not.toBeNull();
        remote.dispose?.();
      });

      it(`shows a heading or a named status at ${address} even when no call is answered`, async () => {
        const { connect } = await load();
        const shell = memoryShell();
        const { container, remote } = await renderRemote(manifest.name, connect, { shell, path: address });
        await waitFor(() => expect(namesOnScreen(container)).not.toEqual([]));
        cleanup();
        remote.dispose?.();
      });
    }

    it('fills exactly the slots that its manifest names', async () => {
      const remote = (await load()).connect(memoryShell());
      expect(Object.keys(remote.widgets).sort()).toEqual([...manifest.fills].sort());
      remote.dispose?.();
    });

    it('listens to exactly the events that its manifest names, and names only events that exist', async () => {
      const remote = (await load()).connect(memoryShell());
      expect(Object.keys(remote.on).sort()).toEqual([...manifest.consumes].sort());
      for (const event of [...manifest.consumes, ...manifest.emits])
        expect(eventShapes).toHaveProperty([event]);
      remote.dispose?.();
    });

    it.each(locales)('has every label and every text in "%s"', async (locale) => {
      for (const { title } of manifest.mounts) expect(title[locale]).toMatch(/\S/);
      for (const { label } of manifest.navigation) expect(label[locale]).toMatch(/\S/);
      const remote = (await load()).connect(memoryShell());
      const english = [...shapeOf(await remote.messages('en')), ...shapeOf(deferredTexts)].sort();
      const texts = await remote.messages(locale);
      expect(locale === 'en' ? english : shapeOf(texts)).toEqual([...new Set(english)]);
      remote.dispose?.();
    });

    it('declares each thing that it keeps in the browser once', async () => {
      const remote = (await load()).connect(memoryShell());
      const declarations = (await remote.storage?.()) ?? [];
      const names = declarations.map(({ place, name }) => `${place} ${name}`);
      expect(names).toEqual([...new Set(names)]);
      for (const { name, place, subject, until } of declarations) {
        expect(name).toMatch(/^lintel[.-]/);
        expect(['local', 'session', 'database', 'cache']).toContain(place);
        expect(storedSubjects).toContain(subject);
        expect(['signOut', 'tabClosed', 'never']).toContain(until);
      }
      remote.dispose?.();
    });

    it('keeps two connections apart and leaves no listener behind', async () => {
      const { connect } = await load();
      const [one, two] = [memoryShell(), memoryShell()];
      const [first, second] = [connect(one), connect(two)];
      first.dispose?.();
      expect(one.listeners).toBe(0);
      second.dispose?.();
      expect(two.listeners).toBe(0);
      expect(() => connect(one).dispose?.()).not.toThrow();
    });
  });
}

/** Keys of a text bundle; plural forms of one text count once, since languages have different numbers of them. */
function shapeOf(messages: Messages, prefix = ''): string[] {
  const keys = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? value.trim() === ''
        ? [`${prefix}${key} is empty`]
        : [`${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')]
      : shapeOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)].sort();
}
