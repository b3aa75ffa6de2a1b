import { temporaryFolder } from '#testing/temporary-folder.ts';
import { chat, registryOfTeams } from '#testing/registry-of-teams.ts';
import { EnvironmentStore } from '#store/environment-store.ts';
import { folderFiles } from '#store/folder-files.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { createProgram } from './program.ts';

/** A command line on a folder of its own. */
async function commandLine(variables: NodeJS.ProcessEnv = {}) {
  const root = await temporaryFolder('registry');
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const program = createProgram((line) => void lines.push(line), { REGISTRY_ROOT: root, ...variables });
    await program.parseAsync(words, { from: 'user' });
    return lines.join('\n');
  };
  const live = (environment: string) => new EnvironmentStore(folderFiles(root), environment).live();
  return { root, run, live };
}

onEachStorage((newFiles) => {
  it('imports from the server of a site, without who wrote the lock there, and once more from that folder', async () => {
    const { site, release, lock, environment } = await registryOfTeams(await newFiles());
    await lock(await release({ ...chat, version: '2.0.0' }));
    const address = await site.listen({ port: 0, host: '127.0.0.1' });
    const first = await commandLine({ USER: 'olga', REGISTRY_TOKEN: 'reviewer-token' });
    const done = await first.run('import', 'staging', '--from', address, '--reason', 'new region');
    expect(done).toContain('mfe-chat 2.0.0-aaaaaaaa imported\n');
    expect(done).toContain('environment staging is at lock 2, as staging@2');
    const expected = await environment.live();
    expect(await first.live('staging')).toEqual({ ...expected, by: 'olga', reason: 'new region' });
    const second = await commandLine();
    await second.run('import', 'staging', '--from', first.root, '--env', 'testing');
    expect(await second.live('testing')).toMatchObject({ revision: 2, remotes: expected!.remotes });
  });
});

describe('the import command', () => {
  it('believes nothing that comes without encryption', async () => {
    const { run } = await commandLine();
    await expect(run('import', 'staging', '--from', 'http://homes.example')).rejects.toThrow('is not https');
  });

  it('reports a server that does not answer', async () => {
    const { run, live } = await commandLine();
    await expect(run('import', 'staging', '--from', 'http://127.0.0.1:9')).rejects.toThrow(
      '/registry/environments/staging/pointer.json cannot be read from http://127.0.0.1:9',
    );
    expect(await live('staging')).toBeNull();
  });
});
