import type { RegistryFiles } from './registry-files.ts';

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

const LOG = 'audit.jsonl';

/** Adds a line; lines are never changed. */
export const addToAudit = (files: RegistryFiles, entry: AuditEntry): Promise<void> =>
  files.append(LOG, JSON.stringify(entry));

/** Everything that was wanted, oldest first; without what a disk that was full, or a killed server, left half. */
export const readAudit = async (files: RegistryFiles): Promise<AuditEntry[]> =>
  (await files.lines(LOG)).flatMap(entryOf);

function entryOf(line: string): AuditEntry[] {
  try {
    return [JSON.parse(line) as AuditEntry];
  } catch {
    return [];
  }
}
