import { parseArgs } from 'node:util';
import { changeLock } from './commands/lock.ts';
import { explain } from './commands/explain.ts';
import { publish } from './commands/publish.ts';
import { serve } from './commands/serve.ts';
import { EnvironmentStore } from './store/environment-store.ts';
import { RegistryError } from './store/registry-error.ts';
import { ReleaseStore } from './store/release-store.ts';

const HELP = `Usage: registry <command> [--root <folder>] [--env <environment>]

  publish <build folder…>            takes finished builds into the registry; prints what was added
  lock <name@version…>               makes these releases live in the environment, keeps the others
  off <remote> | on <remote>         switches a remote off or on in the environment
  revert                             makes the parent of the live lock live again
  explain [remote]                   which lock and releases are live, and what each falls back to
  list                               all published releases
  serve                              serves the environment (PORT, HOST, UPSTREAMS)

  --root <folder>   where releases are kept (default: REGISTRY_ROOT or .lintel/registry)
  --env <name>      environment (default: local)
  --by, --reason    noted in the lock`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string', default: process.env['REGISTRY_ROOT'] ?? '.lintel/registry' },
      env: { type: 'string', default: process.env['REGISTRY_ENVIRONMENT'] ?? 'local' },
      by: { type: 'string', default: process.env['USER'] ?? 'unknown' },
      reason: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, ...names] = positionals;
  const releases = new ReleaseStore(values.root);
  const environment = new EnvironmentStore(values.root, values.env);
  const note = { by: values.by, reason: values.reason };
  if (values.help || !command) return print(HELP);

  switch (command) {
    case 'publish':
      for (const dir of names) {
        const { release, added } = await publish(releases, dir);
        print(
          `${release.name} ${release.version}-${release.build} ${added ? 'published' : 'was there already'}`,
        );
      }
      return;
    case 'lock': {
      const wanted = await Promise.all(names.map((name) => find(releases, name)));
      const set = Object.fromEntries(wanted.map((release) => [release.name, release]));
      const lock = await changeLock(releases, environment, { set, ...note });
      return print(`environment ${values.env} is at lock ${lock.revision}`);
    }
    case 'on':
    case 'off': {
      const state = Object.fromEntries(names.map((name) => [name, command]));
      const lock = await changeLock(releases, environment, { state, ...note });
      return print(`environment ${values.env} is at lock ${lock.revision}`);
    }
    case 'revert': {
      const live = await environment.live();
      if (!live?.parent) throw new RegistryError('The live lock has no parent to go back to.');
      await environment.point(live.parent, live.revision);
      return print(`environment ${values.env} is at lock ${live.parent}`);
    }
    case 'explain':
      return print(await explain(releases, environment, names[0]));
    case 'list':
      for (const name of await releases.names())
        for (const { version, build, createdAt } of await releases.list(name))
          print(`${name} ${version}-${build} ${createdAt}`);
      return;
    case 'serve':
      return serve(values.root, values.env);
    default:
      throw new RegistryError(`There is no command ${command}; see registry --help.`);
  }
}

/** `mfe-chat@1.2.0` or `mfe-chat@1.2.0-ab12cd34`. */
function find(releases: ReleaseStore, wanted: string) {
  const [name, version] = wanted.split('@');
  if (!name || !version) throw new RegistryError(`${wanted} is not of the form name@version.`);
  return releases.resolve(name, version);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

main().catch((error: unknown) => {
  const expected = error instanceof RegistryError;
  process.stderr.write(`registry: ${expected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
});
