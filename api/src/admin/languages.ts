import { signal } from '#realtime/live-events.ts';
import * as queries from './admin.queries.ts';
import { AdminError, audited, type AdminContext } from './context.ts';
import { settingsNow } from './site-settings.ts';

/** Deployed clients know codes with a part of their own, such as `en-new`. */
const CODE = /^([a-z]{2,3})(-[A-Za-z\d]{2,8})*$/;
const LONGEST_NAME = 100;
/** Scripts that run from right to left (ISO 15924). */
const RTL_SCRIPTS = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

const isRtl = (code: string) =>
  RTL_SCRIPTS.has(new Intl.Locale(code.replace(/-.*/, '')).maximize().script ?? '');

/** Languages of the site, also those that were taken away. */
export const listLanguages = ({ db }: AdminContext) => queries.languages(db);

/** Offers a language to pages and apps, or names it another way; what was taken away comes back with its texts. */
export async function addLanguage(context: AdminContext, code: string, given: string) {
  if (!CODE.test(code)) throw new AdminError(`${code} is not the code of a language, such as fr.`);
  const name = given.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw new AdminError(`A name has between 1 and ${LONGEST_NAME} characters.`);
  return audited(context, async (trx) => {
    const language = { code, name, is_rtl: isRtl(code) };
    const result = await queries.putLanguage(trx, language, context.clock.now());
    await signal(trx, { type: 'settings' });
    return { result, ledger: { action: 'languages.add', subject: `language ${code}`, details: { name } } };
  });
}

/** Offers a language no more; its texts stay. */
export async function removeLanguage(context: AdminContext, code: string) {
  return audited(context, async (trx) => {
    // First, since it waits for a command that is just making it the default.
    const result = await queries.hideLanguage(trx, code, context.clock.now());
    if (!result) throw new AdminError(`There is no language with the code ${code}.`);
    if ((await settingsNow(trx))('default_language') === code)
      throw new AdminError(`${code} is the default_language of the site. Set another one first.`);
    await signal(trx, { type: 'settings' });
    return { result, ledger: { action: 'languages.remove', subject: `language ${code}` } };
  });
}
