import { addressOf, commandOf, overridesOf, type Overrides } from './overrides.ts';

const live: Overrides = {
  releases: { 'mfe-chat': '1.0.0-aaaaaaaa', 'mfe-account': '2.0.0-bbbbbbbb' },
  off: [],
};
const chat2: Overrides = { ...live, releases: { ...live.releases, 'mfe-chat': '1.1.0-cccccccc' } };
const here = 'https://lintel.example/properties?city=Porto&mfe=mfe-chat%400.9.0&mfe-signature=x#list';

describe('the address of a choice', () => {
  it('names only what differs from the live lock, and keeps the rest of the address', () => {
    const url = addressOf(here, chat2, live);
    expect(Object.fromEntries(url.searchParams)).toEqual({ city: 'Porto', mfe: 'mfe-chat@1.1.0-cccccccc' });
    expect(url.hash).toBe('#list');
  });

  it('names remotes to do without', () => {
    const url = addressOf(here, { ...chat2, off: ['mfe-chat', 'mfe-account'] }, live);
    expect(url.searchParams.get('mfe-off')).toBe('mfe-account,mfe-chat');
  });

  it('leads back to the live lock when nothing differs', () => {
    const url = addressOf(here, live, live);
    expect(url.searchParams.get('mfe')).toBe('');
    expect(url.searchParams.has('mfe-off')).toBe(false);
  });

  it('is a command where links are signed', () => {
    expect(commandOf({ ...chat2, off: ['mfe-account'] }, live)).toBe(
      'registry link mfe-chat@1.1.0-cccccccc --off mfe-account',
    );
  });
});

describe('the form of overrides', () => {
  it('begins with what the page shows', () => {
    const site = {
      environment: 'local',
      revision: 1,
      remotes: [
        { name: 'mfe-chat', state: 'off', active: { version: '1.0.0', build: 'aaaaaaaa' }, lastGood: null },
      ],
    } as unknown as Parameters<typeof overridesOf>[0];
    expect(overridesOf(site)).toEqual({ releases: { 'mfe-chat': '1.0.0-aaaaaaaa' }, off: ['mfe-chat'] });
  });
});
