import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../test-page.tsx';
import { DelayedSearchField } from './delayed-search-field.tsx';

const PAUSE_MS = 300;

/** A list whose words arrive when the test hands them over, as an address does some time after the typing. */
async function openField() {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const reports: [words: string, step: 'added' | 'replaced'][] = [];
  let arrive: (words: string) => void = () => {};
  function List() {
    const [words, setWords] = useState('');
    arrive = setWords;
    return (
      <DelayedSearchField
        label="Search"
        words={words}
        onWords={(next, { replace }) => reports.push([next, replace ? 'replaced' : 'added'])}
      />
    );
  }
  await show(<List />);
  return {
    reports,
    field: screen.getByRole('searchbox', { name: 'Search' }),
    press: (keys: string) => user.keyboard(keys),
    focusAgain: async () => {
      await user.tab();
      await user.click(screen.getByRole('searchbox', { name: 'Search' }));
    },
    pause: () => act(async () => jest.advanceTimersByTime(PAUSE_MS)),
    arrive: (words: string) => act(async () => arrive(words)),
  };
}

afterEach(() => jest.useRealTimers());

describe('a search that follows the typing', () => {
  it('is one step for all pauses of its typing; the next one, and an emptied field, are others', async () => {
    const { reports, press, pause, arrive, focusAgain } = await openField();
    await focusAgain();
    for (const [keys, words] of [
      ['po', 'po'],
      ['rt', 'port'],
    ] as const) {
      await press(keys);
      await pause();
      await arrive(words);
    }
    await press('{Backspace>4/}');
    await pause();
    await arrive('');
    await press('sea');
    await pause();
    await arrive('sea');
    await focusAgain();
    await press('side');
    await pause();
    expect(reports).toEqual([
      ['po', 'added'],
      ['port', 'replaced'],
      ['', 'added'],
      ['sea', 'added'],
      ['seaside', 'added'],
    ]);
  });

  it('keeps letters that are typed before its words have arrived in the address', async () => {
    const { reports, field, press, pause, arrive, focusAgain } = await openField();
    await focusAgain();
    await press('po');
    await pause();
    await press('rt');
    await arrive('po');
    expect(field).toHaveValue('port');
    await pause();
    expect(reports.at(-1)).toEqual(['port', 'replaced']);
    await arrive('port');
    await arrive('');
    expect(field).toHaveValue('');
  });
});
