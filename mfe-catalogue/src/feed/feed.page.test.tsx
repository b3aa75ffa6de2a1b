import {
  deletePersonalisedFields,
  getCategories,
  getCitiesData,
  getFacilities,
  getFavouriteProperty,
  getPersonalisedFields,
  getPropertyList,
  getUserRecommendation,
  homepageData,
  setPersonalisedFields,
  type HomepageData,
  type Preferences,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { card, categoryRow, detail, homepage, listOf, row } from '#testing/test-data.ts';

const session = { user: { id: 7 } } as Session;
const NOW = '2026-11-01T00:00:00.000Z';
const preferences: Preferences = {
  user_id: 7,
  category_ids: ['1'],
  price_range: ['0', '500000'],
  property_type: '',
  outdoor_facilitiy_ids: ['2'],
  city: '',
};
const metro = { id: 2, name: 'Metro', image: '', created_at: NOW, updated_at: NOW };
const assigned = { ...metro, property_id: 1, facility_id: 2, distance: 0.6 };
const stored = (data: Preferences | []) =>
  stub(getPersonalisedFields, { error: false, data: data as Preferences });
const answers = [
  stored(preferences),
  stub(
    getUserRecommendation,
    listOf([detail(1, { assign_facilities: [assigned] }), detail(2), detail(3), detail(4), detail(5)]),
  ),
  stub(getFavouriteProperty, listOf([detail(9, { title: 'Palm Court', price: 440_000 })])),
  stub(getPropertyList, listOf([row(40, { price: 900_000, title: 'Castle' })], 31)),
  stub(getCategories, listOf([categoryRow()])),
  stub(getCitiesData, listOf([{ City: 'Porto Azul', Count: 3, image: '' }])),
  stub(getFacilities, listOf([metro])),
  stub(setPersonalisedFields, { error: false, data: preferences }),
  stub(deletePersonalisedFields, { error: false }),
];

async function open(path: string, options: MemoryShellOptions = {}) {
  const shell = memoryShell({ session, ...options, answers: [...answers, ...(options.answers ?? [])] });
  const page = await renderRemote('mfe-catalogue', connect, { shell, path });
  await act(async () => undefined);
  return { shell, user: userEvent.setup(), ...page };
}
const cards = () => screen.getAllByRole('article').map((article) => within(article.closest('li')!));

beforeEach(() => localStorage.clear());

describe('the feed', () => {
  it('shows the reasons of a home in one line, and all of them behind "Tune" (B5)', async () => {
    const { user } = await open('/feed');
    const [first] = cards();
    expect(first!.getByText(/^Like “Palm Court”, which you saved · .*0\.6 km away.*$/)).toBeInTheDocument();
    expect(first!.queryByRole('button', { name: /^(More|Less) of/ })).toBeNull();
    const tune = first!.getByRole('button', { name: 'Tune why you see Home 1' });
    await user.click(tune);
    expect(tune).toHaveAttribute('aria-expanded', 'true');
    expect(first!.getByText('Within budget')).toBeInTheDocument();
    expect(first!.getAllByRole('button', { name: /^Less of/ })).toHaveLength(4);
  });
  it('follows preferences that were stored after another sign-in elsewhere', async () => {
    const { shell, remote, go } = await open('/feed');
    await act(async () => {
      shell.session.set(null);
      remote.on['session.ended@1']?.({ reason: 'signed-out' });
    });
    await go('/user/personalize-feed');
    await act(async () => {
      shell.session.set(session);
      remote.on['session.started@1']?.({ userId: 7 });
    });
    shell.answer(stub(getUserRecommendation, listOf([detail(6)])));
    await go('/feed');
    expect(await screen.findByRole('link', { name: 'Home 6' })).toBeInTheDocument();
  });
  it('labels the surprise as one', async () => {
    await open('/feed');
    const fifth = cards()[4]!;
    expect(fifth.getByRole('link', { name: 'Castle' })).toBeInTheDocument();
    expect(fifth.getByText('Surprise')).toBeInTheDocument();
  });
  it('is tuned in place, keeps the weights, and resets them', async () => {
    const { user, shell } = await open('/feed');
    const calls = shell.calls.length;
    await user.click(cards()[0]!.getByRole('button', { name: 'Tune why you see Home 1' }));
    await user.click(cards()[0]!.getByRole('button', { name: 'Less of: Within budget' }));
    expect(screen.queryByText(/Within budget/)).toBeNull();
    expect(JSON.parse(localStorage.getItem('lintel.feed-tuning')!)).toEqual({ price: 0 });
    expect(shell.calls).toHaveLength(calls);
    await user.click(screen.getByRole('button', { name: 'Reset tuning' }));
    expect(screen.getAllByText(/Within budget/)).not.toHaveLength(0);
  });
  it('links to the preferences when none are stored or none match', async () => {
    await open('/feed', { answers: [stored([])] });
    expect(screen.getByText('Set preferences')).toBeInTheDocument();
  });
  it('shows that no home matches', async () => {
    await open('/feed', { answers: [stub(getUserRecommendation, listOf([]))] });
    expect(screen.getByText('No matches yet')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Edit preferences' })).toHaveLength(2);
  });
  it('shows that there is no connection, and loads once there is one', async () => {
    const { shell, user } = await open('/feed', {
      answers: [
        stub(getUserRecommendation, () => {
          throw offline;
        }),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    shell.answer(stub(getUserRecommendation, listOf([detail(8)])));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Home 8' })).toBeInTheDocument();
  });
  it('asks a visitor to sign in, without a request', async () => {
    const { shell } = await open('/feed', { session: null });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(shell.calls).toEqual([]);
  });
});

describe('the preferences', () => {
  it('are four steps beside a live sample, stored at the end', async () => {
    const { user, shell } = await open('/user/personalize-feed');
    expect(await screen.findByRole('heading', { name: 'Step 1 of 4: Type' })).toBeInTheDocument();
    expect(screen.getByLabelText('Villa')).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Rent' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    // A finished step is marked as done and leads back (B27).
    await user.click(screen.getByRole('button', { name: /Done: ?Type/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.selectOptions(screen.getByLabelText('City'), 'Porto Azul');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(screen.getByLabelText('Min'), '900');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('31 homes match')).toBeInTheDocument();
    // A sentence of its own (A28).
    expect(screen.getByText('What should be near narrows them further.')).toBeInTheDocument();
    await waitFor(() =>
      expect(shell.calls.findLast(({ path }) => path === getPropertyList.path)?.parameters).toMatchObject({
        property_type: '1',
        city: 'Porto Azul',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save and see feed' }));
    expect(
      shell.calls.find(
        ({ path, parameters }) => path === setPersonalisedFields.path && 'city' in (parameters as object),
      )?.parameters,
    ).toEqual({
      property_type: '1',
      category_ids: '1',
      city: 'Porto Azul',
      price_range: '900,500000',
      outdoor_facilitiy_ids: '2',
    });
    expect(shell.navigated).toEqual(['/feed']);
  });
  it('lead from step to step with the focus, also back to the first, which has no way back', async () => {
    const { user } = await open('/user/personalize-feed');
    const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(heading('Step 2 of 4: Place')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(heading('Step 1 of 4: Type')).toHaveFocus();
  });
  it('can be deleted', async () => {
    const { user, shell } = await open('/user/personalize-feed');
    await user.click(await screen.findByRole('button', { name: 'Clear preferences' }));
    expect(shell.notices.map(({ text }) => text)).toEqual(['Preferences cleared']);
    expect(screen.getByLabelText('Villa')).not.toBeChecked();
  });
  it.each(['Clear preferences', 'Save and see feed'])('change what home recommends: %s', async (press) => {
    const home = (...data: HomepageData['sections']) =>
      stub(homepageData, { error: false, message: '', data: homepage({ sections: data }) });
    const mine = { type: 'user_recommendations_section' as const, title: 'For you' };
    const { user, shell, go } = await open('/', { answers: [home({ ...mine, data: [card(1)] })] });
    expect(await screen.findByRole('link', { name: 'Home 1' })).toBeInTheDocument();
    await go('/user/personalize-feed');
    await user.click(await screen.findByRole('button', { name: press }));
    shell.answer(home({ ...mine, data: [card(2)] }));
    await go('/');
    expect(await screen.findByRole('link', { name: 'Home 2' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Home 1' })).toBeNull();
  });
  it('are those that another device has stored since the last visit', async () => {
    const { shell, go } = await open('/user/personalize-feed');
    expect(await screen.findByRole('radio', { name: 'Any' })).toBeChecked();
    await go('/feed');
    shell.answer(stored({ ...preferences, property_type: ['1'] }));
    await go('/user/personalize-feed');
    expect(await screen.findByRole('radio', { name: 'Rent' })).toBeChecked();
  });

  it('stay as typed when saving fails', async () => {
    const { user } = await open('/user/personalize-feed', {
      answers: [
        stub(setPersonalisedFields, () => {
          throw offline;
        }),
      ],
    });
    await user.click(await screen.findByLabelText('Villa'));
    await user.click(screen.getByRole('button', { name: 'Save and see feed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    expect(screen.getByLabelText('Villa')).not.toBeChecked();
  });
  it('are not called unloaded when it is saving that fails', async () => {
    const refusing = stub(setPersonalisedFields, () => {
      throw rejected('internal');
    });
    const { user } = await open('/user/personalize-feed', { answers: [refusing] });
    await user.click(await screen.findByRole('button', { name: 'Save and see feed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong on our side/);
  });
  it.each(['0', '-3'])('have no price of %s, which the back end refuses', async (typed) => {
    const { user, shell } = await open('/user/personalize-feed');
    await user.click(await screen.findByRole('radio', { name: 'Rent' }));
    await user.click(screen.getByRole('button', { name: /Price/ }));
    await user.clear(screen.getByLabelText('Max'));
    await user.type(screen.getByLabelText('Min'), typed);
    await user.tab();
    expect(screen.getByLabelText('Min')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Save and see feed' }));
    await waitFor(() => expect(shell.navigated).toEqual(['/feed']));
    const sent = shell.calls.findLast(({ path, parameters }) => {
      const isWrite = path === setPersonalisedFields.path && 'property_type' in (parameters as object);
      return isWrite;
    });
    expect(sent?.parameters).not.toHaveProperty('price_range');
  });
});
