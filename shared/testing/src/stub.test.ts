import { getFacilities, getPropertyList } from '@lintel/api-contract';
import { takeContractProblems } from './contract-problems.ts';
import { memoryShell } from './memory-shell.tsx';
import { stub } from './stub.ts';

const facilities = (name: unknown) =>
  stub(getFacilities, { error: false, message: '', data: [{ id: 1, name, image: '' }], total: 1 } as never);

it('a test whose stub gives an answer that the back end never gives fails, also if the page takes it for an error', async () => {
  const shell = memoryShell({ answers: [facilities(7)] });
  await shell.request(getFacilities, {}).catch(() => null);
  expect(takeContractProblems()).toEqual([expect.stringContaining('answer of getFacilities')]);
});

it('a test whose page sends what the back end refuses fails, also if the page takes it for an error', async () => {
  const shell = memoryShell({
    answers: [stub(getPropertyList, { error: false, message: '', data: [], total: 0 } as never)],
  });
  await shell.request(getPropertyList, { limit: 'many' as never }).catch(() => null);
  expect(takeContractProblems()).toEqual([expect.stringContaining('parameters of getPropertyList')]);
});
