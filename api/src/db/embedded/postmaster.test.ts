import { reasonIn } from './postmaster.ts';

describe('why a program of PostgreSQL ended', () => {
  it('is its first error, not what it tidied up at the end', () => {
    const said = `running bootstrap script ... 2026-11-28 00:04:53.709 UTC [10060] FATAL:  could not extend file "base/1/2691": No space left on device
2026-11-28 00:04:53.709 UTC [10060] HINT:  Check free disk space.
2026-11-28 00:04:53.709 UTC [10060] PANIC:  cannot abort transaction 1, it was already committed
child process exited with exit code 134
initdb: removing data directory "/data/postgres.new"
`;
    expect(reasonIn(said)).toBe('could not extend file "base/1/2691": No space left on device');
    expect(reasonIn('initdb: error: directory "/data" exists but is not empty\ninitdb: hint: …')).toBe(
      'directory "/data" exists but is not empty',
    );
  });

  it('is its last line where none names an error', () => {
    expect(reasonIn('first\nlast\n')).toBe('last');
    expect(reasonIn('')).toBe('');
  });
});
