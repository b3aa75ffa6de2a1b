import type { Session } from '@lintel/contract';
import { changeAnswers, memoryShell, renderRemote, type Stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { advert, advertsAnswer } from '#testing/adverts.ts';
import { lead, leadsAnswer } from '#testing/leads.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';
import { connect } from './remote.ts';

const session = { user: { id: 7 } } as Session;

// oxlint-disable-next-line typescript/no-explicit-any -- answers of other shapes than the contract has
type Rows = any[];

/** Opens a page whose list has one row that an older back end, or a bad row, made of the good one. */
async function open(at: string, path: string, answers: Stub[], change: (rows: Rows) => unknown) {
  const shell = memoryShell({ session, answers });
  changeAnswers(shell, path, (body) => ({ ...body, data: change(body.data) }));
  await renderRemote('mfe-listings', connect, { shell, path: at });
  return shell;
}
const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(() => void (globalThis.reportError = () => undefined));
afterAll(() => silence.mockRestore());

const faults = [
  ['a title that is no text', (rows: Rows) => [{ ...rows[0], title: { en: 'Home' } }, ...rows.slice(1)]],
  ['a row that is null', (rows: Rows) => [null, ...rows.slice(1)]],
  ['an object with numeric keys', (rows: Rows) => ({ ...rows })],
] as const;

it.each(faults)('the own properties stay with %s', async (_, change) => {
  const answers = [ownPropertiesAnswer([property(1), property(2)])];
  await open('/user/properties', 'get-added-properties', answers, change);
  expect((await screen.findAllByText('Home 2')).length).toBeGreaterThan(0);
});

it.each(faults)('the featured properties stay with %s', async (_, change) => {
  await open('/user/advertisement', 'get-featured-data', [advertsAnswer([advert(1), advert(2)])], change);
  expect((await screen.findAllByText('Home 2')).length).toBeGreaterThan(0);
});

it.each([
  ['a name that is no text', (rows: Rows) => [{ ...rows[0], name: { en: 'Omar' } }, ...rows.slice(1)]],
  ...faults.slice(1),
] as const)('the leads stay with %s', async (_, change) => {
  const answers = [ownPropertiesAnswer([property(1)]), leadsAnswer([lead(8), lead(9)])];
  await open('/user/interested/home-1', 'get-interested-users', answers, change);
  expect(await screen.findByText('Omar 9')).toBeInTheDocument();
});
