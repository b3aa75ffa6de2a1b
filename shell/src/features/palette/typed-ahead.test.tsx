import { getAddedProperties, getChats, getFavouriteProperty, searchSuggestions } from '@lintel/api-contract';
import { lazyPage } from '@lintel/model-kit';
import { act, screen } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { userHarness } from '#testing/user-harness.ts';
import { $isPaletteOpen, paletteClosed, paletteOpened } from './palette-open.ts';
import Palette, { type PaletteProps } from './palette.tsx';
import { TypedAhead } from './typed-ahead.tsx';

let scope: Scope;

beforeAll(speakEnglish);
beforeEach(() => {
  const world = userHarness();
  world.answer(searchSuggestions.path, {
    data: { corrected: null, places: [], categories: [], listings: [] },
  });
  for (const { path } of [getAddedProperties, getFavouriteProperty, getChats])
    world.answer(path, { data: [] });
  scope = world.scope();
});

/** A page with a field, and a palette whose code arrives at the call of what is returned. */
async function open() {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const Late = lazyPage<PaletteProps>(
    async () => {
      await code;
      return { default: Palette };
    },
    <TypedAhead />,
  );
  function Page() {
    const isOpen = useUnit($isPaletteOpen);
    return (
      <>
        <input aria-label="Note" />
        {isOpen && <Late navigation={[]} />}
      </>
    );
  }
  const user = renderShell(<Page />, { scope });
  await user.click(screen.getByLabelText('Note'));
  await act(() => allSettled(paletteOpened, { scope }));
  return { user, arrive: () => act(async () => arrive()) };
}

describe('what is typed before the palette is there', () => {
  it('is in its field, and nowhere else', async () => {
    const { user, arrive } = await open();
    await user.keyboard('portx{Backspace} a{Control>}c{/Control}');
    await arrive();
    expect(await screen.findByRole('combobox')).toHaveValue('port a');
    expect(screen.getByRole('combobox')).toHaveFocus();
    await user.keyboard('s');
    expect(screen.getByRole('combobox')).toHaveValue('port as');
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });
  it('is gone once the palette was closed', async () => {
    const { user, arrive } = await open();
    await user.keyboard('port{Escape}');
    expect(scope.getState($isPaletteOpen)).toBe(false);
    await user.keyboard('words');
    expect(screen.getByLabelText('Note')).toHaveValue('words');
    await act(() => allSettled(paletteOpened, { scope }));
    await arrive();
    expect(await screen.findByRole('combobox')).toHaveValue('');
    await act(() => allSettled(paletteClosed, { scope }));
  });
});
