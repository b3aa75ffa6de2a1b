import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { DomainError } from './domain-error.ts';
import { answerErrors } from './errors.ts';

/** Names of levels, as pino numbers them. */
const LEVELS: Record<number, string> = { 40: 'warn', 50: 'error' };

/** Level of the line that the log has about the error of a call. */
async function levelOf(error: Error): Promise<string | undefined> {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) });
  const app = Fastify({ logger: { stream } });
  answerErrors(app);
  app.get('/', async () => {
    throw error;
  });
  await app.inject({ url: '/' });
  const line = lines
    .map((text) => JSON.parse(text) as { event?: string; level: number })
    .find(({ event }) => event === 'request_failed');
  return line && LEVELS[line.level];
}

describe('the log of a call that failed', () => {
  it.each([
    [
      'a warning about what is refused on purpose',
      new DomainError('unavailable', 'The search index is being filled.'),
      'warn',
    ],
    ['an error about a fault', new Error('no such column'), 'error'],
    ['nothing about a request that is not valid', new DomainError('validation', 'No.'), undefined],
  ])('has %s', async (_title, error, level) => {
    expect(await levelOf(error)).toBe(level);
  });
});
