import { getCategories, getCitiesData, getFacilitiesForFilter, getPropertyList } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { listOf, row } from '#testing/test-data.ts';

const photo = (id: number) => ({ id, image: `${id}.webp`, image_url: `http://api.test/${id}.webp` });

async function open(gallery: number[]) {
  const home = { ...row(1), gallery: gallery.map(photo) };
  const shell = memoryShell({
    answers: [
      stub(getPropertyList, listOf([home])),
      stub(getCategories, listOf([])),
      stub(getCitiesData, listOf([])),
      stub(getFacilitiesForFilter, { error: false, data: [] }),
    ],
  });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/properties' });
  const card = await screen.findByRole('article');
  return { card, inCard: within(card), user: userEvent.setup() };
}
const loaded = (card: HTMLElement) => [
  ...new Set([...card.querySelectorAll('img')].map(({ src }) => src.replace(/.*\/|\?.*/g, ''))),
];

describe('the photos of a card (B9)', () => {
  it('are one until the card is used; then the next one is fetched, and at most five are shown', async () => {
    const { card, inCard, user } = await open([1, 2, 3, 4, 5, 6, 7]);
    expect(loaded(card)).toEqual(['home-1.webp']);
    await user.hover(card);
    const next = await inCard.findByRole('button', { name: 'Next photo' });
    expect(loaded(card)).toEqual(['home-1.webp', '1.webp']);
    for (const turn of [2, 3, 4, 5]) {
      await user.click(next);
      expect(await inCard.findByText(`Photo ${turn} of 5: Home 1`)).toBeInTheDocument();
    }
    await user.click(next);
    expect(inCard.getByText('Photo 5 of 5: Home 1')).toBeInTheDocument();
    await user.click(inCard.getByRole('button', { name: 'Previous photo' }));
    expect(inCard.getByText('Photo 4 of 5: Home 1')).toBeInTheDocument();
  });
  it('turn by arrow keys on the card, and add no stop for the keyboard', async () => {
    const { inCard, user } = await open([1, 2]);
    act(() => inCard.getByRole('link', { name: 'Home 1' }).focus());
    const next = await inCard.findByRole('button', { name: 'Next photo' });
    expect(next.tabIndex).toBe(-1);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(inCard.getByText('Photo 3 of 3: Home 1')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(inCard.getByText('Photo 2 of 3: Home 1')).toBeInTheDocument();
  });
  it('turn by a finger, and a tap on one leads to the home', async () => {
    const { card, user } = await open([1, 2]);
    await user.hover(card);
    await within(card).findByRole('button', { name: 'Next photo' });
    const track = card.querySelector<HTMLElement>('a[aria-hidden]')!;
    expect(track).toHaveAttribute('href', '/properties-details/home-1');
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    track.scrollLeft = 300;
    fireEvent.scroll(track);
    expect(loaded(card)).toEqual(['home-1.webp', '1.webp', '2.webp']);
  });
  it('have no arrows when there is only one', async () => {
    const { card, inCard, user } = await open([]);
    await user.hover(card);
    await act(async () => undefined);
    expect(inCard.queryByRole('button', { name: 'Next photo' })).toBeNull();
  });
});
