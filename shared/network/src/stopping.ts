import { setTimeout as pause } from 'node:timers/promises';

/** The parts of a server that stopping needs; Fastify's instances have them. */
export interface StoppableServer {
  readonly server: { closeIdleConnections(): void; once(event: 'close', listener: () => void): unknown };
  addHook(name: 'preClose', hook: () => Promise<void>): unknown;
  addHook(
    name: 'onSend',
    hook: (request: unknown, reply: { header(name: string, value: string): unknown }) => Promise<void>,
  ): unknown;
}

const CLOSE_IDLE_EVERY_MS = 50;

/** While the server stops, answered clients are asked to close, so that stopping takes as long as the last answer. */
export function closeConnectionsOnStop(app: StoppableServer): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

/** Whether a process wants to be asked. A proxy that looks at it sends nothing more before the port is closed. */
export interface Readiness {
  readonly isDraining: boolean;
  /** Stops wanting it; resolves when proxies had that long to see it. */
  drain(ms: number): Promise<void>;
}

export function readiness(): Readiness {
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    async drain(ms) {
      isDraining = true;
      await pause(ms);
    },
  };
}
