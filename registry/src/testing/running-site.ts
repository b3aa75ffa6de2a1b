import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '#site/server.ts';
import { newRegistry } from './new-registry.ts';
import { testSite } from './test-site.ts';

/** A live environment with a shell, a catalogue and a chat, and the server of its site. */
export async function liveSite(options: Partial<SiteOptions> = {}) {
  const registry = await newRegistry();
  const { release, lock, files } = registry;
  const shell = await release({ name: 'shell', paths: ['/login'] });
  const catalogue = await release({ name: 'mfe-catalogue', mounts: ['/', '/properties-details/:slug'] });
  await lock(shell, catalogue, await release({ name: 'mfe-chat', mounts: ['/user/chat'] }));
  const site = await testSite({
    files,
    environment: 'staging',
    upstreams: [],
    ...options,
  });
  return { ...registry, site, shell, catalogue };
}

/** The port of a site that listens on this machine. */
export async function listening(site: FastifyInstance): Promise<number> {
  await site.listen({ port: 0, host: '127.0.0.1' });
  return (site.server.address() as AddressInfo).port;
}

/** What a server answers to these bytes, which no client library would send. */
export const raw = (port: number, lines: string[], until = /\r\n\r\n/): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(5_000, end);
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      if (until.test(answer)) end();
    });
    socket.on('end', end);
    socket.on('error', reject);
  });
