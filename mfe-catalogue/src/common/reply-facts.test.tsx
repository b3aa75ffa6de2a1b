import { getProperty, type Responsiveness } from '@lintel/api-contract';
import type { Language } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { detail } from '#testing/test-data.ts';

async function open(responsiveness: Responsiveness, language?: Language) {
  const home = stub(getProperty, {
    error: false,
    message: '',
    data: [detail(1, { responsiveness })],
    total: 1,
    similar_properties: [],
  });
  const shell = memoryShell({ answers: [home], ...(language && { language }) });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/properties-details/home-1' });
  return within(await screen.findByRole('complementary'));
}

describe('how quickly an owner answers', () => {
  it('stands beside the number of conversations, and how it is counted is one press away', async () => {
    const card = await open({ conversations: 18, answered_percent: 94, reply_minutes: 95 });
    await userEvent.click(
      card.getByRole('button', { name: 'Usually replies within 2 hours · 18 conversations' }),
    );
    expect(screen.getByText(/last 90 days/)).toBeVisible();
    expect(screen.getByText('94% of 18 conversations were answered.')).toBeVisible();
  });

  it.each([
    [{ conversations: 4, answered_percent: null, reply_minutes: null }, 'New here'],
    [
      { conversations: 9, answered_percent: 30, reply_minutes: 20_000 },
      'Answers 30% of messages · 9 conversations',
    ],
    [
      { conversations: 5, answered_percent: 0, reply_minutes: null },
      'Answers 0% of messages · 5 conversations',
    ],
  ])('of %j is: %s', async (facts, words) => {
    const card = await open(facts);
    expect(card.getByRole('button', { name: words })).toBeVisible();
  });

  it('has the per cent sign of its figures in Arabic', async () => {
    const facts = { conversations: 9, answered_percent: 30, reply_minutes: 20_000 };
    const card = await open(facts, { code: 'ar', direction: 'rtl' });
    expect(card.getByRole('button', { name: /30% من الرسائل/ })).toBeVisible();
  });
});
