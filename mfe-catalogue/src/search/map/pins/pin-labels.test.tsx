import type { MapPoint } from '@lintel/api-contract';
import { defineRemote } from '@lintel/remote-kit';
import { memoryShell, renderRemote } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages.ts';
import { usePinLabels } from './pin-labels.ts';

const rent = { price: 850, property_type: 'rent', rentduration: 'Monthly' } as MapPoint;

function Labels() {
  const { short, groupShort } = usePinLabels('rent');
  return (
    <>
      <p>{short(rent)}</p>
      <p>{groupShort(4)}</p>
    </>
  );
}

it('labels in Arabic carry their direction along, since the picture of a pin runs from left to right', async () => {
  const shell = memoryShell({ language: { code: 'ar', direction: 'rtl' } });
  const connect = defineRemote({ routes: [{ path: '*', element: <Labels /> }], messages });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/' });
  // Right to left as a whole, and inside of it the price from left to right.
  expect(screen.getByText(/شهر/).textContent).toMatch(/^\u2067\u2066850\s\S+\u2069\/شهر\u2069$/);
  expect(screen.getByText(/منازل/).textContent).toBe('\u20674 منازل\u2069');
});

function Name() {
  const { home, list } = usePinLabels('rent');
  return <output>{list([home({ ...rent, title: 'شقة', bedrooms: 3 }), 'محفوظ'])}</output>;
}

it('a name in Arabic, for screen readers, has the commas of the script', async () => {
  const shell = memoryShell({ language: { code: 'ar', direction: 'rtl' } });
  const connect = defineRemote({ routes: [{ path: '*', element: <Name /> }], messages });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/' });
  expect(screen.getByRole('status').textContent).toMatch(/^[^,]+، شقة، [^,]+، محفوظ$/);
});
