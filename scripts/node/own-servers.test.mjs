// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { it } from 'node:test';
import { reachOwnServers } from './own-servers.mjs';

const own = JSON.stringify(new URL('./own-servers.mjs', import.meta.url).href);

/** What a Node behind a proxy that reaches no server of this machine answers. @param {Record<string, string>} env */
async function behindProxy(env) {
  const server = http.createServer((_, answer) => answer.end('own'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const program = `const { reachOwnServers } = await import(${own});
    reachOwnServers(process.env);
    const answer = await fetch('http://127.0.0.1:${port}').catch(({ cause }) => new Response(cause.code));
    console.log(await answer.text(), process.env.NO_PROXY);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env['PATH'], NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:9', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await once(child, 'close');
  server.close();
  return output.trim();
}

it('reaches servers of this machine, whatever proxy the user has', async () => {
  assert.equal(await behindProxy({}), 'own localhost,127.0.0.1,[::1]');
  assert.equal(
    await behindProxy({ no_proxy: 'intranet.example, 127.0.0.1' }),
    'own intranet.example,127.0.0.1,localhost,[::1]',
  );
});

it('changes nothing where no request goes to a proxy', () => {
  const env = { NO_PROXY: '*' };
  reachOwnServers(env);
  assert.deepEqual(env, { NO_PROXY: '*' });
});
