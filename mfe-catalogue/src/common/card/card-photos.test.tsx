import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTexts } from '@lintel/i18n';
import { card } from '#test-data.ts';
import { CardPhotos } from './card-photos.tsx';

const photo = (id: number) => ({ id, image: `${id}.webp`, image_url: `http://api.test/${id}.webp` });
const shown = (container: HTMLElement) => container.querySelector('img')!.src.replace(/\?.*/, '');

describe('the photos of a card', () => {
  beforeAll(() => createTexts({ language: 'en' }));

  it('turn round and round with a mouse, five at most, one loaded at a time', async () => {
    const listing = card(1, { gallery: [1, 2, 3, 4, 5, 6, 7].map(photo) });
    const { container } = render(<CardPhotos listing={listing} sizes="300px" priority={false} />);
    expect(container.querySelector('button')).toBeNull();
    await userEvent.hover(container.querySelector('img')!);
    const [back, forward] = container.querySelectorAll('button');
    expect(shown(container)).toBe('http://api.test/home-1.webp');
    await userEvent.click(back!);
    expect(shown(container)).toBe('http://api.test/4.webp');
    await userEvent.click(forward!);
    await userEvent.click(forward!);
    expect(shown(container)).toBe('http://api.test/1.webp');
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
  it('add no stop for the keyboard', async () => {
    const { container } = render(
      <CardPhotos listing={card(1, { gallery: [photo(1)] })} sizes="300px" priority={false} />,
    );
    await userEvent.hover(container.querySelector('img')!);
    expect(container.querySelectorAll('button')).toHaveLength(2);
    for (const button of container.querySelectorAll('button')) expect(button.tabIndex).toBe(-1);
  });
  it('have no arrows when there is only one', async () => {
    const { container } = render(<CardPhotos listing={card(1)} sizes="300px" priority={false} />);
    await userEvent.hover(container.querySelector('img')!);
    expect(container.querySelector('button')).toBeNull();
  });
});
