import type { Session } from '@lintel/contract';
import { memoryShell, renderWidget } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const device = (part: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, part, { configurable: true, value });

async function press(parts: { share?: unknown; clipboard?: unknown }) {
  const shell = memoryShell({ session, answers: [ownPropertiesAnswer([property(1)])] });
  await renderWidget('mfe-listings', connect, {
    shell,
    slot: 'property.owner',
    props: { propertyId: 1, slug: 'home-1' },
  });
  const user = userEvent.setup();
  device('share', parts.share);
  device('clipboard', parts.clipboard);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  return shell;
}
const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
const address = `${location.origin}/properties-details/home-1`;

describe('sharing an own listing', () => {
  it.each([
    ['the browser refuses the clipboard', { clipboard: { writeText: refuse('NotAllowedError') } }],
    ['there is no clipboard', {}],
    ['the sheet of the device fails', { share: refuse('NotAllowedError') }],
  ])('names the address where %s', async (_, parts) => {
    const shell = await press(parts);
    await waitFor(() =>
      expect(shell.notices).toEqual([{ tone: 'warning', text: `Copy this link to share: ${address}` }]),
    );
  });

  it('is silent when the user closes the sheet of the device', async () => {
    const shell = await press({ share: refuse('AbortError') });
    expect(shell.notices).toEqual([]);
  });
});
