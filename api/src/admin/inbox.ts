import { AdminError, audited, type AdminContext } from './context.ts';

const tables = { report: 'reports', 'user-report': 'user_reports', message: 'contact_messages' } as const;

/** What users send to the operator. */
export type InboxKind = keyof typeof tables;

/** Takes an entry off its list. It stays stored, and the ledger has who closed it. */
export async function closeEntry(context: AdminContext, kind: InboxKind, id: number, reason?: string) {
  const note = reason?.trim() ?? '';
  return audited(context, async (trx) => {
    const closed = await trx
      .updateTable(tables[kind])
      .set({ closed_at: context.clock.now() })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!closed) throw new AdminError(`There is no open ${kind} ${id}.`);
    return {
      result: { id, closed: kind },
      ledger: { action: `${kind}.close`, subject: `${kind} ${id}`, details: note ? { reason: note } : {} },
    };
  });
}
