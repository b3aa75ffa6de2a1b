import path from 'node:path';
import { z } from 'zod';
import { newSecret } from './secrets.ts';
import { openDocument } from './storage/document.ts';

/**
 * The operator's token for closing and opening accounts. Made once and kept in `admin-token.json` (readable by the
 * owner of the folder only); an account that may read that file may use it.
 */
export async function openAdminToken(folder: string): Promise<string> {
  const document = await openDocument({
    file: path.join(folder, 'admin-token.json'),
    schema: z.object({ token: z.string() }),
    empty: { token: '' },
  });
  if (!document.read().token) {
    await document.change((draft) => {
      draft.token = newSecret();
    });
  }
  return document.read().token;
}
