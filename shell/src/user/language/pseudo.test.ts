import i18next from 'i18next';
import { speakEnglish } from '#testing/render-shell.tsx';
import { pseudo, speakPseudo } from './pseudo.ts';

describe('the pseudo language', () => {
  it('is readable, has accents and is a third longer', () => {
    const text = 'Save homes, message owners and list your own.';
    expect(pseudo('Save homes')).toBe('Šávéé höömééš');
    expect(pseudo(text).length).toBeGreaterThan(text.length * 1.3);
    expect(pseudo(text).length).toBeLessThan(text.length * 1.4);
  });
  it('leaves values, markup and addresses alone', () => {
    for (const kept of ['{{name}}', '<b>', 'https://example.com/a', 'me@example.com', '1,250.00'])
      expect(pseudo(`See ${kept} here`)).toContain(kept);
  });
  it('is spoken by every text of the page', async () => {
    await speakEnglish();
    speakPseudo();
    expect(i18next.t('shell:account.signIn')).toBe(pseudo('Sign in'));
    delete i18next.options.postProcess;
  });
});
