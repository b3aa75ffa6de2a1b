import { createProgram } from '#cli/program.ts';
import { changeLock } from '#commands/lock.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { registryOfTeams, commandRequest } from '#testing/registry-of-teams.ts';

const nasty = 'fine\u001b]0;title\u0007\u001b[2K\u009b31m\r\n2030-01-01 lock 99 by nobody\u202eevil';

async function setUp() {
  const registry = await newRegistry('local');
  const { release, lock, environment, releases, files } = registry;
  await lock(
    await release({ name: 'shell' }),
    await release({ name: 'mfe-chat', owner: { team: nasty, contact: nasty } }),
  );
  await changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, by: nasty, reason: nasty });
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const open = async () => files;
    await createProgram((line) => void lines.push(line), {}, open)
      .exitOverride()
      .parseAsync(words, { from: 'user' });
    return lines.join('\n');
  };
  return { run };
}
// The line feed of answers with several lines is the only one.
const CONTROL = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;

describe('F12 what the command line prints', () => {
  it.each([
    ['history'],
    ['explain'],
    ['explain', 'mfe-chat'],
    ['show', 'mfe-chat@1.0.0'],
    ['history', '--json'],
    ['show', 'mfe-chat@1.0.0', '--json'],
  ])('does nothing to a terminal: %s %s %s', async (...words) => {
    const { run } = await setUp();
    const output = await run(...words.filter(Boolean));
    expect(output).toContain('evil');
    expect(output).not.toMatch(CONTROL);
  });

  it('has a line for each change, and none that a reason made up', async () => {
    const { run } = await setUp();
    const lines = (await run('history')).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('\\x1b]0;title\\x07');
  });

  it('is the same data for programs', async () => {
    const { run } = await setUp();
    expect(JSON.parse(await run('history', '--json')).at(-1).reason).toBe(nasty);
  });

  it('gets no such reason from a team', async () => {
    const { site } = await registryOfTeams();
    const command = await commandRequest('chat-token', 'off', { remotes: ['mfe-chat'], reason: nasty });
    expect((await site.inject(command)).statusCode).toBe(400);
    await site.close();
  });
});
