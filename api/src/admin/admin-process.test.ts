import { execFile } from 'node:child_process';
import path from 'node:path';
import { packageRoot } from '#config/package-root.ts';
import { apiProcess, type ApiProcess } from '../../test/harness/api-process.ts';

/** Runs the built command line beside the back end; returns its exit code and output. */
const adminOf = (api: ApiProcess, environment: Record<string, string> = {}) => {
  const program = path.join(packageRoot(), 'dist/admin.mjs');
  const env = { PATH: process.env.PATH, LINTEL_DATA: api.dataDirectory, ADMIN_NAME: 'Ada', ...environment };
  return (...args: string[]) =>
    new Promise<{ code: number; out: string; error: string }>((resolve) => {
      execFile(process.execPath, [program, ...args], { env }, (failure, out, error) =>
        resolve({ code: failure ? Number(failure.code) : 0, out, error }),
      );
    });
};
const headline = async (api: ApiProcess) => {
  const { data } = (await (await fetch(`${api.origin}/api/web-settings`)).json()) as {
    data: { company_name: string };
  };
  return data.company_name;
};

describe('the command line of operators', () => {
  it('works on the database of the running product, and reports when there is none', async () => {
    const api = await apiProcess();
    const admin = adminOf(api);
    try {
      expect(await admin('settings', 'list')).toMatchObject({
        code: 1,
        error: expect.stringContaining('has no data here'),
      });
      await api.start({ DATABASE: 'embedded' });
      expect(await admin('settings', 'set', 'company_name', 'Harbour Homes')).toMatchObject({ code: 0 });
      expect(await headline(api)).toBe('Harbour Homes');
      const ledger = JSON.parse((await admin('audit', 'list', '--json')).out);
      expect(ledger[0]).toMatchObject({ actor: 'Ada', action: 'settings.set' });
      await api.end('SIGTERM');
      const { code, error } = await admin('audit', 'list');
      expect([code, error.trim().split('\n').length]).toEqual([1, 1]);
      expect(error).toContain('is not running here');
    } finally {
      await api.remove();
    }
  }, 120_000);

  it('leaves PGlite alone while the product has it', async () => {
    const api = await apiProcess();
    const admin = adminOf(api, { DATABASE: 'pglite' });
    try {
      await api.start({ DATABASE: 'pglite' });
      const { code, error } = await admin('settings', 'set', 'company_name', 'Nobody');
      expect([code, error.trim().split('\n').length]).toEqual([1, 1]);
      expect(error).toContain('is in use by process');
      await api.end('SIGTERM');
      expect((await admin('settings', 'set', 'company_name', 'Harbour Homes')).code).toBe(0);
      expect((await admin('settings', 'get', 'company_name')).out).toContain('Harbour Homes');
    } finally {
      await api.remove();
    }
  }, 120_000);
});
