// @ts-check
import net from 'node:net';

/** Both addresses of `localhost`: browsers try the second one first, and would show what listens there. */
const HOSTS = ['127.0.0.1', '::1'];

/** Codes of a machine that lacks the address, so that no program can listen there. */
const ABSENT = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const isFreeAt = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code = '' }) =>
      resolve(host !== HOSTS[0] && ABSENT.includes(code)),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** @param {number} port @returns {Promise<boolean>} */
async function isFree(port) {
  for (const host of HOSTS) if (!(await isFreeAt(port, host))) return false;
  return true;
}

/** The wanted port, or the next free one after it. @param {number} wanted @returns {Promise<number>} */
export async function freePortFrom(wanted) {
  for (let port = wanted; port < wanted + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`no free port from ${wanted} to ${wanted + 99}`);
}

/** A free port, chosen by the system. @returns {Promise<number>} */
export const anyFreePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
