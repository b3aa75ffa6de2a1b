import type { Connect, Remote, RemoteRelease, Shell, ResolvedLock } from '@lintel/contract';
import { createRemotes, type RemotesPorts } from './remotes.ts';

const release = (version: string) => ({ name: 'mfe-chat', version }) as RemoteRelease;
const [current, before] = [release('2'), release('1')];

function setUp({
  lastGood = before,
  state = 'on',
}: { lastGood?: RemoteRelease | null; state?: 'on' | 'off' } = {}) {
  const site: ResolvedLock = {
    environment: 'test',
    revision: 1,
    remotes: [{ name: 'mfe-chat', state, active: current, lastGood }],
  };
  const disposed: string[] = [];
  const listening = new Set<symbol>();
  const reports: unknown[] = [];
  const broken = new Set<string>();
  const texts = { isDown: false };
  let connections = 0;
  const connect =
    (version: string): Connect =>
    () => {
      connections += 1;
      const remote: Remote = {
        routes: [],
        widgets: {},
        on: { 'session.ended@1': () => {} },
        messages: async () => ({}),
        dispose: () => void disposed.push(version),
      };
      return remote;
    };
  const ports: RemotesPorts = {
    async loadFirstWorking(candidates) {
      const found = candidates.find(({ version }) => !broken.has(version));
      if (!found) throw new Error('nothing works');
      return { release: found, module: { contract: 1, connect: connect(found.version) }, problems: [] };
    },
    shellFor: () => ({}) as Shell,
    subscribe: (event) => {
      const listener = Symbol(event);
      listening.add(listener);
      return () => listening.delete(listener);
    },
    async addTexts() {
      if (texts.isDown) throw new Error('no texts');
    },
    report: (error) => void reports.push(error),
  };
  return {
    remotes: createRemotes(site, ports),
    disposed,
    listening,
    reports,
    broken,
    texts,
    connections: () => connections,
  };
}

describe('remotes of a page', () => {
  it('announces each connection, also where it takes the place of another', async () => {
    const { remotes } = setUp();
    const heard: string[] = [];
    const end = remotes.onConnected((name, { release: { version } }) => heard.push(`${name} ${version}`));
    await remotes.connect('mfe-chat');
    await remotes.fallBack('mfe-chat');
    expect(heard).toEqual(['mfe-chat 2', 'mfe-chat 1']);
    end();
    await remotes.retry('mfe-chat');
    expect(heard).toHaveLength(2);
  });

  it('connects each one once, however many areas ask', async () => {
    const { remotes, connections } = setUp();
    const [one, two] = await Promise.all([remotes.connect('mfe-chat'), remotes.connect('mfe-chat')]);
    expect(one).toBe(two);
    expect(connections()).toBe(1);
    expect(remotes.connected('mfe-chat')).toBe(one);
    expect(one.recovered).toBe(false);
  });

  it('continues with the release before when the running one fails to render, and ends that one', async () => {
    const { remotes, disposed, listening } = setUp();
    await remotes.connect('mfe-chat');
    const next = await remotes.fallBack('mfe-chat');
    expect(next.release.version).toBe('1');
    expect(next.recovered).toBe(true);
    expect(disposed).toEqual(['2']);
    expect(listening.size).toBe(1);
  });

  it('gives up when there is no release left, and starts over on retry', async () => {
    const { remotes } = setUp({ lastGood: null });
    await remotes.connect('mfe-chat');
    await expect(remotes.fallBack('mfe-chat')).rejects.toThrow('nothing works');
    expect((await remotes.retry('mfe-chat')).release.version).toBe('2');
  });

  it('reports a recovery to the operators', async () => {
    const { remotes, broken, reports } = setUp();
    broken.add('2');
    expect((await remotes.connect('mfe-chat')).recovered).toBe(true);
    expect(reports).toHaveLength(1);
  });

  it('forgets a failed load, so that the next visit tries again', async () => {
    const { remotes, broken } = setUp();
    broken.add('1').add('2');
    await expect(remotes.connect('mfe-chat')).rejects.toThrow('nothing works');
    broken.clear();
    expect((await remotes.connect('mfe-chat')).release.version).toBe('2');
  });

  it('takes a remote off the page whose texts cannot be had, and connects it once when they can', async () => {
    const { remotes, texts, disposed, listening } = setUp();
    texts.isDown = true;
    await expect(remotes.connect('mfe-chat')).rejects.toThrow('no texts');
    expect(disposed).toEqual(['2']);
    expect(listening.size).toBe(0);
    texts.isDown = false;
    await remotes.connect('mfe-chat');
    expect(listening.size).toBe(1);
  });

  it('connects one remote where it is tried again twice at once', async () => {
    const { remotes, broken, connections, listening } = setUp();
    broken.add('1').add('2');
    await expect(remotes.connect('mfe-chat')).rejects.toThrow('nothing works');
    broken.clear();
    const [one, two] = await Promise.all([remotes.retry('mfe-chat'), remotes.retry('mfe-chat')]);
    expect(one).toBe(two);
    expect(connections()).toBe(1);
    expect(listening.size).toBe(1);
  });

  it('does not load a remote that is switched off or unknown', async () => {
    const { remotes } = setUp({ state: 'off' });
    await expect(remotes.connect('mfe-chat')).rejects.toThrow('switched off');
    await expect(remotes.connect('mfe-payments')).rejects.toThrow('not part of this environment');
  });
});
