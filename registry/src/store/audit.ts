import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Something that a team wanted over HTTP, and what became of it. */
export interface AuditEntry {
  at: string;
  team: string;
  action: string;
  /** What it was about, e.g. `mfe-chat@1.2.0`. */
  target: string;
  /** `done`, or why not. */
  outcome: string;
}

const fileOf = (root: string) => path.join(root, 'audit.jsonl');

/** Adds a line; lines are never changed. */
export const addToAudit = (root: string, entry: AuditEntry): Promise<void> =>
  appendFile(fileOf(root), `${JSON.stringify(entry)}\n`);

/** Everything that was wanted, oldest first. */
export async function readAudit(root: string): Promise<AuditEntry[]> {
  const text = await readFile(fileOf(root), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AuditEntry);
}
