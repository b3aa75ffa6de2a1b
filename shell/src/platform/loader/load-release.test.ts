import type { RemoteModule, RemoteRelease } from '@lintel/contract';
import { loadFirstWorking, type LoadPorts } from './load-release.ts';

const remoteModule: RemoteModule = {
  contract: 1,
  connect: () => ({ routes: [], widgets: {}, on: {}, messages: async () => ({}) }),
};
const release = (version: string, contract = 1, mirrors: string[] = []) =>
  ({
    name: 'mfe-chat',
    version,
    build: 'aaaaaaaa',
    container: `mfe_chat__${version}`,
    entry: { url: `/${version}/remoteEntry.js`, mirrors, integrity: 'sha256-x' },
    manifest: { name: 'mfe-chat', contract },
  }) as unknown as RemoteRelease;

function ports(answers: Record<string, (() => RemoteModule)[]>) {
  const asked: string[] = [];
  const given: LoadPorts = {
    importRemote: async (_, url) => {
      asked.push(url);
      const next = answers[url]?.shift();
      if (!next) throw new Error('not found');
      return next();
    },
    giveUp: () => {},
    wait: async () => {},
    random: () => 0.5,
  };
  return { asked, given };
}
const works = () => remoteModule;
const fails = () => {
  throw new Error('network');
};

describe('loading a remote', () => {
  it('uses the release that the lock wants', async () => {
    const { asked, given } = ports({ '/2/remoteEntry.js': [works] });
    const loaded = await loadFirstWorking([release('2'), release('1')], given);
    expect(loaded.release.version).toBe('2');
    expect(loaded.problems).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('asks again after a failure on the way, then a mirror', async () => {
    const { asked, given } = ports({
      '/2/remoteEntry.js': [fails, fails],
      '/mirror/remoteEntry.js': [works],
    });
    const loaded = await loadFirstWorking([release('2', 1, ['/mirror/remoteEntry.js'])], given);
    expect(loaded.release.version).toBe('2');
    expect(asked).toEqual(['/2/remoteEntry.js', '/2/remoteEntry.js', '/mirror/remoteEntry.js']);
  });

  it('falls back to the last known good release and names the reason', async () => {
    const { given } = ports({ '/2/remoteEntry.js': [fails, fails], '/1/remoteEntry.js': [works] });
    const loaded = await loadFirstWorking([release('2'), release('1')], given);
    expect(loaded.release.version).toBe('1');
    expect(loaded.problems).toEqual(['mfe-chat 2 (aaaaaaaa): network', 'mfe-chat 2 (aaaaaaaa): network']);
  });

  it('refuses a contract that it does not support before any code runs', async () => {
    const { asked, given } = ports({ '/1/remoteEntry.js': [works] });
    const loaded = await loadFirstWorking([release('3', 7), release('1')], given);
    expect(asked).toEqual(['/1/remoteEntry.js']);
    expect(loaded.problems[0]).toContain('contract 7 is not 1 or 0');
  });

  it('does not run code again that threw while it ran', async () => {
    const throws = () => {
      throw new TypeError('x is not a function');
    };
    const { asked, given } = ports({ '/2/remoteEntry.js': [throws, works], '/1/remoteEntry.js': [works] });
    const loaded = await loadFirstWorking([release('2'), release('1')], given);
    expect(loaded.release.version).toBe('1');
    expect(asked).toEqual(['/2/remoteEntry.js', '/1/remoteEntry.js']);
  });

  describe('when files are slow', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const after = (seconds: number) =>
      new Promise<RemoteModule>((resolve) => setTimeout(resolve, seconds * 1000, remoteModule));
    const slowPorts = (seconds: Record<string, number>) => {
      const asked: string[] = [];
      const importRemote = (_: RemoteRelease, url: string) => {
        asked.push(url);
        return after(seconds[url] ?? Infinity);
      };
      return { asked, given: { ...ports({}).given, importRemote } };
    };

    it('takes the release before after one wait, and does not ask for the slow file again', async () => {
      const { asked, given } = slowPorts({ '/2/remoteEntry.js': 60, '/1/remoteEntry.js': 1 });
      const loading = loadFirstWorking([release('2'), release('1')], given);
      await jest.advanceTimersByTimeAsync(9_100);
      expect((await loading).release.version).toBe('1');
      expect(asked).toEqual(['/2/remoteEntry.js', '/1/remoteEntry.js']);
    });

    it('takes what comes late when nothing else does', async () => {
      const { given } = slowPorts({ '/2/remoteEntry.js': 20, '/1/remoteEntry.js': 60 });
      const loading = loadFirstWorking([release('2'), release('1')], given);
      await jest.advanceTimersByTimeAsync(20_000);
      expect((await loading).release.version).toBe('2');
    });

    it('gives up when nothing comes, and leaves no file to be waited for', async () => {
      const { given } = slowPorts({ '/2/remoteEntry.js': 60, '/1/remoteEntry.js': 60 });
      const giveUp = jest.fn();
      const loading = loadFirstWorking([release('2'), release('1')], { ...given, giveUp }).catch(
        (error: Error) => error,
      );
      await jest.advanceTimersByTimeAsync(23_900);
      expect(giveUp).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(600);
      expect(await loading).toMatchObject({ message: expect.stringContaining('no answer in 8000 ms') });
      expect(giveUp.mock.calls).toEqual([['/2/remoteEntry.js'], ['/1/remoteEntry.js']]);
    });
  });

  it('names every problem when nothing works', async () => {
    const { given } = ports({});
    await expect(loadFirstWorking([release('2'), release('1')], given)).rejects.toThrow(
      /mfe-chat 2.*mfe-chat 1/,
    );
  });
});
