import { screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { show } from '../test-page.tsx';
import { Combobox } from './combobox.tsx';

const cities = ['Aster', 'Birch', 'Cedar'].map((label) => ({ id: label, label }));

function Page({ offered = cities }) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="Where"
      value={value}
      onValue={setValue}
      onChoose={({ label }) => setValue(label)}
      resultsText={(count) => `Suggestions: ${count}`}
      groups={[{ label: 'Cities', options: offered.filter(({ label }) => label.startsWith(value)) }]}
    />
  );
}
const field = () => screen.getByRole('combobox', { name: 'Where' });
const option = (name: string) => screen.getByRole('option', { name });

describe('Combobox', () => {
  const scrolled: (string | null)[] = [];
  const { scrollIntoView } = Element.prototype;
  beforeEach(() => {
    scrolled.length = 0;
    Element.prototype.scrollIntoView = function into(this: Element) {
      scrolled.push(this.textContent);
    };
  });
  afterEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it('scrolls the active option into view', async () => {
    const { user } = await show(<Page />);
    await user.click(field());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(scrolled).toEqual(['Aster', 'Birch']);
  });

  it('goes from the field to the last option with the up arrow, and on to the field', async () => {
    const { user } = await show(<Page />);
    await user.click(field());
    await user.keyboard('{ArrowUp}');
    expect(option('Cedar')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  it('announces how many options are offered while they are shown', async () => {
    const { user } = await show(<Page />);
    const region = document.querySelector('[aria-live=polite]');
    expect(region).toBeEmptyDOMElement();
    await user.click(field());
    expect(region).toHaveTextContent('Suggestions: 3');
    await user.keyboard('C');
    expect(region).toHaveTextContent('Suggestions: 1');
    await user.keyboard('{Escape}');
    expect(region).toBeEmptyDOMElement();
  });

  it('chooses the active option with Enter', async () => {
    const { user } = await show(<Page />);
    await user.type(field(), 'B{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Birch');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the active option when others arrive before it, and none when it is offered no longer', async () => {
    const [aster, birch, cedar] = cities;
    const { user, rerender } = await show(<Page offered={[birch!, cedar!]} />);
    const offer = (offered: typeof cities) =>
      rerender(
        <MemoryRouter>
          <Page offered={offered} />
        </MemoryRouter>,
      );
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    offer(cities);
    expect(option('Birch')).toHaveAttribute('aria-selected', 'true');
    offer([aster!, cedar!]);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    offer(cities);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Cedar');
  });

  it('is closed by Enter in the text, also for options that come later, until the user types on', async () => {
    const { user, rerender } = await show(<Page offered={[]} />);
    await user.type(field(), 'B{Enter}');
    rerender(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('i');
    expect(option('Birch')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('Bi');
  });
});
