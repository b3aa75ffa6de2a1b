import type { Provides, Requires } from '@lintel/contract';
import { canIDeploy } from '#commands/can-i-deploy.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { createServedLocks } from '#store/served-locks.ts';

const saved = { 'favourite.changed@1': { propertyId: 'number', saved: 'boolean' } };
const provides: Provides = {
  contract: 1,
  slots: ['header.actions'],
  shared: { react: '19.3.1', effector: '23.4.4' },
  events: saved,
};
const requires: Requires = { shared: { react: '^19.3.1', effector: '^23.4.4' }, events: saved };
const catalogue = {
  name: 'mfe-catalogue',
  mounts: ['/', '/properties/:slug'],
  fills: ['header.actions'],
  emits: ['favourite.changed@1'],
  requires,
};
const account = { name: 'mfe-account', mounts: ['/user'], consumes: ['favourite.changed@1'], requires };

async function live(offered: Provides = provides) {
  const registry = await newRegistry('production');
  const { release, lock, releases, environment } = registry;
  await lock(
    await release({ name: 'shell', provides: offered }),
    await release(catalogue),
    await release(account),
  );
  const next = { version: '2.0.0', build: 'bbbbbbbb' };
  return {
    ...registry,
    async reasons(change: Parameters<typeof release>[0]) {
      const wanted = [await release({ ...change, ...next })];
      const { yes, verdicts } = await canIDeploy(releases, environment, { wanted, tabHours: 24 });
      const refused = verdicts.flatMap(({ refusals }) =>
        refusals.map(({ rule, reason }) => `${rule}: ${reason}`),
      );
      expect(yes).toBe(refused.length === 0);
      // What is refused here cannot go live either.
      if (!yes) await expect(lock(...wanted)).rejects.toThrow(refused[0]!.split(': ')[1]);
      return refused;
    },
  };
}

describe('can-i-deploy', () => {
  it('accepts a release that offers and needs the same', async () => {
    const { reasons } = await live();
    expect(await reasons(catalogue)).toEqual([]);
  });

  it('accepts a new address, a new field of an event and a renamed parameter', async () => {
    const { reasons } = await live();
    const events = { 'favourite.changed@1': { ...saved['favourite.changed@1'], at: 'string' } };
    const mounts = ['/', '/properties/:id', '/compare'];
    expect(await reasons({ ...catalogue, mounts, requires: { ...requires, events } })).toEqual([]);
  });

  it('refuses a removed address, with the lock that serves it', async () => {
    const { reasons } = await live();
    expect(await reasons({ ...catalogue, mounts: ['/'] })).toEqual([
      'removed-address: nothing serves /properties/: any more, which lock 1 does.',
    ]);
  });

  it('refuses a removed widget', async () => {
    const { reasons } = await live();
    expect(await reasons({ ...catalogue, fills: [] })).toEqual([
      'removed-widget: nothing fills the slot header.actions any more, which lock 1 does.',
    ]);
  });

  it('refuses a remote that exposes nothing', async () => {
    const { reasons } = await live();
    expect(await reasons({ ...catalogue, exposes: false })).toEqual([
      'removed-expose: it exposes no module "remote" to load.',
    ]);
  });

  it('refuses a contract number that the shell does not support', async () => {
    const { reasons } = await live();
    expect((await reasons({ ...catalogue, contract: 2 }))[0]).toContain('it speaks contract 2; shell 1.0.0');
  });

  it('refuses a renamed field of an event, for the bus and for its listeners', async () => {
    const { reasons } = await live();
    const events = { 'favourite.changed@1': { listingId: 'number', saved: 'boolean' } };
    expect(await reasons({ ...catalogue, requires: { ...requires, events } })).toEqual([
      'event-shape: it emits favourite.changed@1 without the field propertyId, which shell 1.0.0-aaaaaaaa requires.',
      'event-shape: it emits favourite.changed@1 without the field propertyId, which mfe-account 1.0.0-aaaaaaaa reads.',
    ]);
  });

  it('refuses an event that the bus does not know', async () => {
    const { reasons } = await live();
    expect(await reasons({ ...account, consumes: ['favourite.changed@2'] })).toEqual([
      'unknown-event: it listens to favourite.changed@2, which shell 1.0.0-aaaaaaaa does not know.',
    ]);
  });

  it('refuses another major version of a library of which a page has one copy', async () => {
    const { reasons } = await live();
    expect(await reasons({ ...catalogue, requires: { ...requires, shared: { react: '^20.0.0' } } })).toEqual([
      'library: it needs react ^20.0.0; shell 1.0.0-aaaaaaaa provides 19.3.1, and a page has one copy.',
    ]);
  });

  it('refuses an entry that was built for another federation runtime, and ignores older records', async () => {
    const older = await live();
    expect(await older.reasons({ ...catalogue, requires: { ...requires, runtime: '~3.0.0' } })).toEqual([]);
    const next = await live({ ...provides, runtime: '2.9.2' });
    expect(await next.reasons({ ...catalogue, requires: { ...requires, runtime: '~3.0.0' } })).toEqual([
      'runtime: its entry was built for the federation runtime ~3.0.0; shell 1.0.0-aaaaaaaa brings 2.9.2.',
    ]);
  });

  it('refuses a shell that takes away what the remotes need', async () => {
    const { reasons } = await live();
    const smaller = { ...provides, slots: [], shared: { react: '19.3.1' } };
    expect(await reasons({ name: 'shell', provides: smaller })).toEqual([
      'unknown-slot: shell 2.0.0-bbbbbbbb has no slot header.actions.',
      'library: shell 2.0.0-bbbbbbbb does not provide effector.',
      'library: shell 2.0.0-bbbbbbbb does not provide effector.',
    ]);
  });

  it('checks the locks that open tabs may still hold, and reports when these are unknown', async () => {
    const { release, lock, releases, environment } = await live();
    const wanted = [
      await release({ ...catalogue, version: '2.0.0', build: 'bbbbbbbb', mounts: ['/', '/new'] }),
    ];
    const ask = () => canIDeploy(releases, environment, { wanted, tabHours: 24 });
    expect(await ask()).toMatchObject({ tabsKnown: false, verdicts: [{ lock: 1, held: 'live' }] });

    const served = createServedLocks(environment);
    served.note(1);
    await served.settled();
    await lock(await release({ ...account, version: '1.1.0' }));
    expect(await ask()).toMatchObject({
      yes: false,
      tabsKnown: true,
      verdicts: [
        { lock: 2, held: 'live' },
        { lock: 1, held: 'open tabs', refusals: [{ rule: 'removed-address' }] },
      ],
    });
  });
});

describe('the check of releases', () => {
  it('lists the copies of shared libraries that a page will have: the shell’s, one of each, and their users', async () => {
    const { release, releases, environment } = await live();
    const wanted = [await release({ ...account, version: '2.0.0', build: 'bbbbbbbb' })];
    const { shared } = await canIDeploy(releases, environment, { wanted, tabHours: 24 });
    expect(shared).toEqual(
      Object.entries(provides.shared)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([library, version]) => ({
          library,
          version,
          provider: 'shell__1_0_0__aaaaaaaa',
          users: expect.arrayContaining(['shell__1_0_0__aaaaaaaa']),
        })),
    );
    const [library] = Object.keys(requires.shared);
    expect(shared.find((copy) => copy.library === library)!.users).toContain('mfe_account__2_0_0__bbbbbbbb');
  });
});
