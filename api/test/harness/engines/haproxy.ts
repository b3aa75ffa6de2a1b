import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../services.ts';
import type { Engine, EngineFolder } from './engine-folder.ts';
import { programs } from './programs.ts';
import { untilListening } from './redis.ts';

export interface Proxy extends Engine {
  readonly origin: string;
  /** How many of its servers are ready at the moment. */
  ready(): Promise<number>;
}

/** Milliseconds between two questions of the proxy whether a server is ready. */
const CHECK_EVERY_MS = 200;
/** A server that is slow to answer on a busy machine is not one that refuses. */
const CHECK_ANSWERED_WITHIN_MS = 3000;

/** HAProxy in front of several servers, which it asks by `/api/ready`; what it has begun to send it never sends twice. */
export async function startProxy(folder: EngineFolder, origins: readonly string[]): Promise<Proxy> {
  const port = await freePort();
  const file = path.join(folder.make('haproxy'), 'haproxy.cfg');
  const servers = origins.map((origin, index) => `  server api-${index + 1} ${new URL(origin).host}`);
  fs.writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check ${CHECK_ANSWERED_WITHIN_MS}
  retries 3
  retry-on conn-failure
  option redispatch 1
frontend all
  bind 127.0.0.1:${port}
  http-request return status 200 content-type text/plain lf-string "%[nbsrv(apis)]" if { path /ready-servers }
  default_backend apis
backend apis
  balance roundrobin
  option httpchk GET /api/ready
  http-check expect status 200
  default-server check inter ${CHECK_EVERY_MS} fall 1 rise 1
${servers.join('\n')}
`,
  );
  // Read by the engines' account, which owns the folder.
  fs.chmodSync(path.dirname(file), 0o755);
  const engine = folder.start(programs.haproxy(), ['-db', '-f', file]);
  await untilListening(port);
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...engine,
    origin,
    ready: async () => Number(await (await fetch(`${origin}/ready-servers`)).text()),
  };
}
