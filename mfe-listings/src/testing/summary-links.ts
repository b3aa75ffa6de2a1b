import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Tries to go on from a step: the summary names these fields, and each of its links gives the focus to its field. */
export async function expectLinksToFields(labels: readonly string[]) {
  await userEvent.click(await screen.findByRole('button', { name: 'Save and continue' }));
  // A list shows below itself what is wrong with it as a whole.
  const [summary] = await screen.findAllByRole('alert');
  const links = within(summary!).getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(labels.length);
  for (const label of labels) {
    const link = links.find(
      ({ textContent: text }) => text.startsWith(`${label}: `) || text.includes(`“${label}”`),
    )!;
    await userEvent.click(link);
    const control = document.querySelector<HTMLInputElement>(`[id="${link.hash.slice(1)}"]`)!;
    // A full list has the focus in what makes room in it.
    if (control.disabled) expect(document.activeElement!.closest('form')).toBe(control.form);
    else expect(control).toHaveFocus();
  }
}
