import { getListingSteps, type ListingSteps } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, pushArrives, renderWidget, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { connect } from '#remote.ts';

const session = { user: { id: 7 } } as Session;
const nothing = { count: 0, newest: null };
const answer = (data: Partial<ListingSteps>) =>
  stub(getListingSteps, {
    error: false,
    message: 'ok',
    data: { leads: nothing, rejected: nothing, to_confirm: nothing, ...data },
  });
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderWidget('mfe-listings', connect, { shell, slot: 'dashboard.next', props: {} });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const villa = { kind: 'property' as const, id: 4, slug_id: 'villa', title: 'Villa' };
const yards = { kind: 'project' as const, id: 5, slug_id: 'yards', title: 'Rope Walk' };

describe('the next steps of listings', () => {
  it('what was refused, leads and questions are next steps, each with the way to it', async () => {
    const data = {
      rejected: { count: 1, newest: yards },
      leads: { count: 3, newest: villa },
      to_confirm: { count: 2, newest: villa },
    };
    await open(memoryShell({ session, answers: [answer(data)] }));
    expect(await screen.findByText('Not approved: Rope Walk')).toBeVisible();
    expect(screen.getByText('3 new leads')).toBeVisible();
    expect(screen.getByText('2 listings to confirm')).toBeVisible();
    expect(links()).toEqual([
      ['See why', '/my-project/yards'],
      ['Answer', '/user/interested/villa?state=new'],
      ['Confirm', '/user/properties?show=confirm'],
    ]);
  });

  it('leads of a project lead to its list; one that comes meanwhile is counted', async () => {
    const shell = memoryShell({ session, answers: [answer({})] });
    const { remote } = await open(shell);
    shell.answer(answer({ leads: { count: 1, newest: yards } }));
    await pushArrives({ remote }, 'project_inquiry');
    expect(await screen.findByText('1 new lead')).toBeVisible();
    expect(links()).toEqual([['Answer', '/user/interested/yards?kind=project&state=new']]);
  });
});
