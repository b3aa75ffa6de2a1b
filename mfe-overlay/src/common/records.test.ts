import { registryRecords } from './records.ts';

/** A registry whose record of version 1 has other bytes than the lock names; browsers refuse such an answer. */
function registry() {
  const asked: string[] = [];
  const get = (async (url: string, init?: RequestInit) => {
    asked.push(url);
    if (init?.integrity === 'sha256-other') throw new TypeError('Failed to fetch');
    if (url.includes('choices')) return { ok: false, json: async () => ({}) };
    return { ok: true, json: async () => ({ name: 'mfe-chat' }) };
  }) as unknown as typeof fetch;
  return { asked, records: registryRecords('/registry/', get) };
}

describe('reading the registry', () => {
  it('tells whether a record is the one that the lock pins', async () => {
    const { records } = registry();
    expect(await records.release('mfe-chat', '1.0.0-a', 'sha256-right')).toMatchObject({ isPinned: true });
    expect(await records.release('mfe-chat', '1.0.0-a', 'sha256-other')).toMatchObject({ isPinned: false });
    expect(await records.release('mfe-chat', '1.0.0-a', null)).toMatchObject({ isPinned: false });
  });

  it('does without what a static host does not have', async () => {
    const { records, asked } = registry();
    expect(await records.choices('local')).toBeNull();
    expect(asked).toEqual(['/registry/environments/local/choices.json']);
  });

  it('takes a file that the browser refuses for a wrong one', async () => {
    const { records } = registry();
    expect(await records.hasBytes('/assets/a.js', 'sha256-right')).toBe(true);
    expect(await records.hasBytes('/assets/a.js', 'sha256-other')).toBe(false);
  });
});
