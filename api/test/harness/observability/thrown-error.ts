import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { answerErrors } from '../../../src/http/errors.ts';

/** What a caller is answered, and the line that the log has, when a call throws this. Levels: 40 warn, 50 error. */
export async function thrown(error: Error) {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) });
  const app = Fastify({ logger: { stream } });
  answerErrors(app);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject({ url: '/', headers: { 'content-language': 'de' } });
  const events = lines.map((line) => JSON.parse(line) as { event?: string; level: number });
  return { answer, logged: events.find(({ event }) => event !== undefined) };
}
