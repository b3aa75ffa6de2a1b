import { connect } from 'node:net';
import { once } from 'node:events';
import { freePort } from '../services.ts';
import type { Engine, EngineFolder } from './engine-folder.ts';
import { programs } from './programs.ts';

/** Waits until something listens at a port of this machine. */
export async function untilListening(port: number, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      socket.destroy();
    }
  }
}

/** Redis that keeps nothing on disk; at the port of an earlier one it takes its place. */
export async function startRedis(
  folder: EngineFolder,
  port?: number,
): Promise<Engine & { url: string; port: number }> {
  const at = port ?? (await freePort());
  const settings = `--port ${at} --bind 127.0.0.1 --appendonly no`.split(' ');
  const engine = folder.start(programs.redis(), [...settings, '--save', '']);
  await untilListening(at);
  return { ...engine, port: at, url: `redis://127.0.0.1:${at}` };
}
