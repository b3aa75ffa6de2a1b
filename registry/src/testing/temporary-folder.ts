import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];
const servers: { close(): PromiseLike<unknown> }[] = [];

// A server may still write its notes, so it ends before its folder is removed.
afterAll(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

/** An empty folder that is removed after the tests of the file. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `lintel-${name}-`));
  folders.push(folder);
  return folder;
}

/** Closes this server after the tests of the file, before the temporary folders are removed. */
export function closeAfterTests<Server extends { close(): PromiseLike<unknown> }>(server: Server): Server {
  servers.push(server);
  return server;
}
