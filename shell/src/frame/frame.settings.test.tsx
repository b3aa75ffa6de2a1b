import { webSettings } from '@lintel/api-contract';
import { act, cleanup, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import fc from 'fast-check';
import { portsGiven } from '#core/user-ports.ts';
import { fetchSettingsFx } from '#user/settings/settings.model.ts';
import { shellScope as scope } from '#core/scope.ts';
import { someSettings } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { Frame } from './frame.tsx';

const hostile = fc.oneof(
  // Not the unit `binary`, which makes a table of a million characters first.
  fc.string({ unit: fc.integer({ min: 0, max: 0xd7_ff }).map((code) => String.fromCodePoint(code)) }),
  fc.webUrl(),
  fc.constantFrom(
    '',
    '#fff;} body { display: none',
    '</style><script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://plain.example/',
    'https://',
    '//other.example',
    'x'.repeat(5000),
    '\u202Eltr\u0000',
  ),
);

const world = userHarness();
beforeAll(async () => {
  await speakEnglish();
  await allSettled(portsGiven, { scope, params: world.ports });
});

async function open(data: object) {
  world.answer(webSettings.path, { data });
  await act(() => allSettled(fetchSettingsFx, { scope }));
  renderShell(
    <Frame navigation={[]} Slot={() => null}>
      <h1>the page</h1>
    </Frame>,
    { scope, at: '/' },
  );
  return within(await screen.findByRole('contentinfo', {}, { timeout: 10_000 }));
}

it('whatever texts the settings hold, and whichever are missing, the frame stands and links lead to safe places only', async () => {
  const texts = Object.entries(someSettings())
    .filter(([key, value]) => typeof value === 'string' && key !== 'web_maintenance_mode')
    .map(([key]) => [key, hostile] as const);
  await fc.assert(
    fc.asyncProperty(fc.record(Object.fromEntries(texts), { requiredKeys: [] }), async (data) => {
      const footer = await open(data);
      expect(screen.getByRole('heading', { name: 'the page' })).toBeVisible();
      expect(screen.getByRole('banner')).toBeVisible();
      for (const link of footer.getAllByRole<HTMLAnchorElement>('link')) {
        expect(['https:', 'mailto:', 'tel:']).toContain(link.protocol);
        if (link.target) expect(link.rel).toBe('noopener noreferrer');
      }
      cleanup();
    }),
    { numRuns: 25 },
  );
}, 60_000);

it('links to the shops of apps and to networks stand in the footer when they are set', async () => {
  const addresses = {
    facebook_id: 'https://www.facebook.com/lintel',
    instagram_id: 'https://www.instagram.com/lintel',
    twitter_id: 'https://x.com/lintel',
    youtube_id: 'https://www.youtube.com/@lintel',
    appstore_id: 'https://apps.apple.com/app/id1',
    playstore_id: 'https://play.google.com/store/apps/details?id=lintel',
  };
  const footer = await open(someSettings(addresses));
  for (const address of Object.values(addresses)) {
    const link = footer.getAllByRole<HTMLAnchorElement>('link').find(({ href }) => href === address);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName(/App Store|Google Play|Facebook|Instagram|X|YouTube/);
  }
});

it('an address without encryption gets no link', async () => {
  const footer = await open(someSettings({ appstore_id: '', playstore_id: 'http://play.example/' }));
  expect(footer.queryByRole('link', { name: /Play/ })).toBeNull();
});
