import { getLanguages } from '@lintel/api-contract';
import { allSettled } from 'effector';
import i18next from 'i18next';
import { languageChosen } from '#user/language/language.model.ts';
import { userHarness } from '#testing/user-harness.ts';
import { speakEnglish } from '#testing/render-shell.tsx';
import { wordingWanted } from './server-texts.model.ts';

const language = (code: string, file_name: Record<string, string>) => ({
  data: { id: 1, name: code, code, status: 1, rtl: 0, file_name },
});

beforeEach(() => speakEnglish());

describe('the loader of server texts', () => {
  it.each([
    ['an error without data', { error: true, message: 'No such language' }],
    ['no texts', { data: { code: 'en', file_name: null } }],
    [
      'keys of another product, and values that are no texts',
      language('en', { login: 'Einloggen', count: 3 } as never),
    ],
  ])('goes on in our words after %s', async (_, answer) => {
    const world = userHarness();
    world.answer(getLanguages.path, answer as never);
    await allSettled(wordingWanted, { scope: world.scope() });
    expect(i18next.t('shell:account.signIn')).toBe('Sign in');
    expect(world.notices).toEqual([]);
  });

  it('words texts as the operator does, in each language that the user chooses', async () => {
    const world = userHarness();
    const scope = world.scope();
    world.answer(getLanguages.path, language('en', { 'shell:account.signIn': 'Log in' }));
    await allSettled(wordingWanted, { scope });
    expect(i18next.t('shell:account.signIn')).toBe('Log in');
    world.answer(getLanguages.path, language('de', { 'shell:account.signIn': 'Einloggen' }));
    await allSettled(languageChosen, { scope, params: 'de' });
    expect(i18next.t('shell:account.signIn')).toBe('Einloggen');
  });

  it('goes on in our words when there are none to be had', async () => {
    const world = userHarness();
    world.refuse(getLanguages.path, { kind: 'offline', message: '', retryable: true });
    await allSettled(wordingWanted, { scope: world.scope() });
    expect(world.notices).toEqual([]);
  });
});
