import type { ResolvedLock } from '@lintel/contract';
import { memoryShell, renderWidget } from '@lintel/testing';
import { act } from 'react';
import { connect } from '#remote.ts';

const site: ResolvedLock = { environment: 'staging', revision: 4, worker: '', remotes: [] };
const production = {
  environment: 'production',
  revision: 9,
  since: '2026-11-25T10:00:00Z',
  by: 'carol',
  reason: 'tested on Monday',
  parts: [{ name: 'mfe-chat', version: '2.0.0', build: 'bbbbbbbb', state: 'on' }],
  canary: null,
  waiting: 2,
  budgets: [
    {
      remote: 'mfe-chat',
      used: 1.25,
      windows: { last24h: 0.5, last7d: 1 },
      versions: [{ version: '2.0.0', failed: 7 }],
    },
  ],
  moves: [
    { number: 3, at: '2026-11-25T10:00:00Z', by: 'carol', reason: 'new bubbles', pointer: { stable: 9 } },
  ],
};
const staging = { ...production, environment: 'staging', revision: 4, waiting: 0, budgets: [], moves: [] };
const preview = {
  live: 4,
  wanted: 'production@9',
  differences: [{ name: 'mfe-chat', from: '1.0.0-aaaaaaaa', to: '2.0.0-bbbbbbbb' }],
  verdict: {
    yes: false,
    verdicts: [{ refusals: [{ release: 'mfe-chat 2.0.0', reason: 'it needs more', rule: 'library' }] }],
  },
};

/** The page of a site whose registry answers as given, and what it was asked. */
async function openTab(answers: Record<string, [number, unknown]>, more: Partial<ResolvedLock> = {}) {
  const asked: { url: string; token: string; body: unknown }[] = [];
  globalThis.fetch = (async (url: string, { headers, body }: RequestInit = {}) => {
    const command = /\/registry\/api\/(.+)$/.exec(url)?.[1];
    if (!command) return { ok: false };
    asked.push({
      url,
      token: (headers as Record<string, string>)['authorization']!,
      body: JSON.parse(body as string),
    });
    const [status, data] = answers[command] ?? [404, { message: 'There is no such command.' }];
    return { ok: status < 300, status, json: async () => data };
  }) as unknown as typeof fetch;
  const page = await renderWidget('mfe-overlay', connect, {
    shell: memoryShell(),
    slot: 'page.overlay',
    props: { site: { ...site, ...more }, close: () => {} },
  });
  const press = async (name: string, role: 'tab' | 'button' = 'button') => {
    const element = await page.findByRole(role, { name });
    await act(async () => element.click());
  };
  const write = (label: string, text: string) => {
    (page.getByLabelText(label) as HTMLInputElement).value = text;
  };
  await press('Environments', 'tab');
  return { ...page, asked, press, write };
}

/** The same after a token was given. */
async function openWithToken(answers: Record<string, [number, unknown]>) {
  const page = await openTab({ status: [200, [production, staging]], preview: [200, preview], ...answers });
  page.write('Token of your team', ' secret-token ');
  await page.press('Show environments');
  return page;
}

describe('the environments', () => {
  const fetchBefore = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = fetchBefore;
  });

  it('are shown to a team with its token: locks, budgets, and who changed what', async () => {
    const { findByText, container, asked } = await openWithToken({});
    expect(
      await findByText('mfe-chat 2.0.0-bbbbbbbb', { selector: '[data-environment=production] *' }),
    ).toBeVisible();
    const card = container.querySelector('[data-environment=production]')!;
    expect(card).toHaveTextContent('Budget used up');
    expect(card).toHaveTextContent(
      '125% of the 28-day budget used; 24 hours: 50%, 7 days: 100%. Most of it by 2.0.0.',
    );
    expect(card).toHaveTextContent(/Lock 9: .*, by carol new bubbles/);
    expect(card).toHaveTextContent('Waiting for a second team2');
    expect(asked).toEqual([
      { url: `${location.origin}/registry/api/status`, token: 'Bearer secret-token', body: {} },
    ]);
  });

  it('need the token once, which is in no storage and no field afterwards', async () => {
    const { container, findByRole, press, queryByRole, getByLabelText } = await openWithToken({});
    await findByRole('button', { name: 'Promote…' });
    const kept = [
      ...Object.values({ ...localStorage }),
      ...Object.values({ ...sessionStorage }),
      document.cookie,
    ];
    expect(kept.join()).not.toContain('secret-token');
    expect(container.innerHTML).not.toContain('secret-token');
    await press('Forget the token');
    expect(queryByRole('button', { name: 'Promote…' })).toBeNull();
    expect(getByLabelText('Token of your team')).toHaveValue('');
  });

  it('ask for another token where the registry knows none of that', async () => {
    const { findByRole, getByLabelText } = await openWithToken({
      status: [401, { message: 'This needs the token of a team.' }],
    });
    expect(await findByRole('alert')).toHaveTextContent('This needs the token of a team.');
    expect(getByLabelText('Token of your team')).toBeVisible();
  });

  it('say that nothing arrived, and keep what is shown, while the network is off', async () => {
    const { findByRole, press, getByRole } = await openWithToken({});
    await findByRole('button', { name: 'Promote…' });
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    await press('Promote…');
    expect(await findByRole('alert')).toHaveTextContent(/^You’re offline. Check your connection/);
    expect(getByRole('button', { name: 'Promote…' })).toBeVisible();
  });

  it('take no token on a page with releases that a link chose', async () => {
    const { findByText, queryByLabelText } = await openTab({}, { isMixed: true });
    expect(await findByText(/open the live site to use one/)).toBeVisible();
    expect(queryByLabelText('Token of your team')).toBeNull();
  });
});

describe('a change from the page', () => {
  it('is made after what it changes, and the reasons against it, was shown; only on what was shown', async () => {
    const { asked, press, write, findByRole, getByRole, findAllByText } = await openWithToken({
      promote: [200, { revision: 5 }],
    });
    await press('Promote…');
    const question = await findByRole('region', { name: 'Promote production@9 to staging?' });
    expect(question).toHaveTextContent('mfe-chat: 1.0.0-aaaaaaaa → 2.0.0-bbbbbbbb');
    expect(question).toHaveTextContent('mfe-chat 2.0.0: it needs more (library)');
    expect(getByRole('heading', { name: 'Promote production@9 to staging?' })).toHaveFocus();
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['status', 'preview']);
    write('Reason', 'tested');
    await press('Promote now');
    expect(await findAllByText('Environment staging is at lock 5.')).not.toEqual([]);
    expect(asked.slice(2)).toMatchObject([
      { body: { lock: 'production@9', expect: 4, reason: 'tested' } },
      { url: expect.stringMatching(/status$/) },
    ]);
  });

  it('can be dropped, and nothing is sent', async () => {
    const { asked, press, queryByRole } = await openWithToken({});
    await press('Promote…');
    await press('Cancel');
    expect(queryByRole('button', { name: 'Promote now' })).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('back goes to the lock that was shown', async () => {
    const { asked, press, findAllByText } = await openWithToken({
      preview: [200, { live: 4, wanted: '3', differences: [], verdict: null }],
      revert: [200, { revision: 3 }],
    });
    await press('Revert…');
    await press('Revert now');
    expect(await findAllByText('Environment staging is at lock 3.')).not.toEqual([]);
    expect(asked[1]!.body).toEqual({});
    expect(asked[2]!.body).toEqual({ to: 3, expect: 4, reason: '' });
  });

  it.each([
    [
      'refused by the registry, in its words',
      [409, { message: 'Environment staging is at lock 5, not 4.' }],
      'alert',
    ],
    [
      'kept for a second team',
      [202, { request: 7, message: 'Request 7 waits until another team approves it.' }],
      'status',
    ],
  ] as const)('may be %s', async (_what, answer, role) => {
    const { press, findByRole, getByRole } = await openWithToken({ promote: [answer[0], answer[1]] });
    await press('Promote…');
    await findByRole('button', { name: 'Promote now' });
    await press('Promote now');
    expect(await findByRole(role)).toHaveTextContent(answer[1].message);
    expect(getByRole('tab', { name: 'Environments' })).toBeVisible();
  });
});
