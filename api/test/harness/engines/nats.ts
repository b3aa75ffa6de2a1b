import { freePort } from '../services.ts';
import type { Engine, EngineFolder } from './engine-folder.ts';
import { programs } from './programs.ts';
import { untilListening } from './redis.ts';

/** NATS without streams; at the port of an earlier one it takes its place. */
export async function startNats(
  folder: EngineFolder,
  port?: number,
): Promise<Engine & { url: string; port: number }> {
  const at = port ?? (await freePort());
  const engine = folder.start(programs.nats(), ['--addr', '127.0.0.1', '--port', String(at)]);
  await untilListening(at);
  return { ...engine, port: at, url: `nats://127.0.0.1:${at}` };
}
