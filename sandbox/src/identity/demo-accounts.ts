import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { normaliseEmail, type Accounts, type NewAccount } from './accounts.ts';
import { hashPassword } from './passwords.ts';

const fileSchema = z.array(
  z.object({
    uid: z.string().min(1),
    email: z.string().min(3),
    name: z.string(),
    password: z.string().min(1),
    phone: z.string().nullish(),
    disabled: z.boolean().optional(),
  }),
);
type DemoAccount = z.infer<typeof fileSchema>[number];

/** Takes over the people of the demo world from the file that the back end's seed writes. */
export interface DemoAccounts {
  /**
   * Imports the file unless this version of it is in already; answers whether there was something new. Calls during an
   * import wait for that one. A missing file is nothing to import; a damaged one is logged and left.
   */
  catchUp(): Promise<boolean>;
}

export function createDemoAccounts(options: {
  file: string;
  accounts: Accounts;
  log: { info(message: string): void; warn(message: string): void };
}): DemoAccounts {
  const { file, accounts, log } = options;
  let importedVersion = '';
  let running: Promise<boolean> | undefined;

  const toAccount = async (demo: DemoAccount): Promise<NewAccount> => ({
    uid: demo.uid,
    email: normaliseEmail(demo.email),
    emailVerified: true,
    displayName: demo.name,
    passwordHash: await hashPassword(demo.password),
    disabled: demo.disabled ?? false,
    ...(demo.phone ? { phoneNumber: demo.phone.replaceAll(/[\s()-]/g, '') } : {}),
  });

  async function importFile(): Promise<boolean> {
    const found = await stat(file).catch(() => undefined);
    const version = found ? `${found.mtimeMs}/${found.size}` : '';
    if (version === importedVersion) return false;
    const parsed = fileSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
    const unknown = parsed.data.filter((demo) => !accounts.byUid(demo.uid));
    const added = await accounts.addMissing(await Promise.all(unknown.map(toAccount)));
    importedVersion = version;
    log.info(`imported ${added} demo accounts`);
    return added > 0;
  }

  return {
    catchUp() {
      running ??= importFile()
        .catch((error: unknown) => {
          log.warn(`${file} could not be imported: ${error instanceof Error ? error.message : 'unknown'}`);
          return false;
        })
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}
