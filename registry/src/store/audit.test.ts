import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { newFolder } from '#testing/new-registry.ts';
import { addToAudit, readAudit } from './audit.ts';

const entry = (target: string) => ({
  at: '2026-11-28T08:00:00Z',
  team: 'chat',
  action: 'lock',
  target,
  outcome: 'done',
});

it('an entry that was written half, as on a full disk, hides no other entry', async () => {
  const files = await newFolder();
  await addToAudit(files, entry('mfe-chat@1.0.0'));
  await appendFile(path.join(files.folder!, 'audit.jsonl'), '{"at":"2026-11-28T08:00:01Z","te');
  await addToAudit(files, entry('mfe-chat@2.0.0'));
  expect((await readAudit(files)).map(({ target }) => target)).toEqual(['mfe-chat@1.0.0', 'mfe-chat@2.0.0']);
});
