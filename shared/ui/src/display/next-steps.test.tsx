import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NextStep, NextSteps } from './next-steps.tsx';
import type { Urgency } from './step-place.ts';

const step = (title: string, urgency: Urgency) => (
  <NextStep key={title} urgency={urgency} title={title} action={{ to: '/x', label: `Go to ${title}` }} />
);
const links = () =>
  within(screen.getByRole('region', { name: 'Next steps' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const show = (remotes: Record<string, readonly [string, Urgency][]>) => (
  <MemoryRouter>
    <NextSteps title="Next steps">
      {Object.entries(remotes).map(([remote, steps]) => (
        <div key={remote} data-remote={remote}>
          {steps.map(([title, urgency]) => step(title, urgency))}
        </div>
      ))}
    </NextSteps>
  </MemoryRouter>
);

describe('next steps of several remotes', () => {
  const listings = [
    ['draft', 'begun'],
    ['refused home', 'refused'],
    ['lead', 'awaited'],
    ['to confirm', 'due'],
  ] as const satisfies [string, Urgency][];
  const payments = [
    ['receipt', 'refused'],
    ['end of a package', 'due'],
  ] as const satisfies [string, Urgency][];
  const order = ['refused home', 'receipt', 'lead', 'to confirm', 'end of a package', 'draft'];

  it('stand in the document by urgency, then in the order of the remotes', () => {
    render(show({ listings: [...listings], payments: [...payments] }));
    expect(links()).toEqual(order.map((title) => `Go to ${title}`));
  });

  it('keep that order when a remote comes late, and leave when it goes', () => {
    const { rerender } = render(show({ listings: [], payments: [...payments] }));
    expect(links()).toEqual(['Go to receipt', 'Go to end of a package']);
    rerender(show({ listings: [...listings], payments: [...payments] }));
    expect(links()).toEqual(order.map((title) => `Go to ${title}`));
    rerender(show({ listings: [...listings], payments: [] }));
    expect(links()).toEqual(['Go to refused home', 'Go to lead', 'Go to to confirm', 'Go to draft']);
  });

  it('stand in areas that name the remote of each', () => {
    render(show({ listings: [['lead', 'awaited']], payments: [['receipt', 'refused']] }));
    const remoteOf = (name: string) =>
      screen.getByRole('link', { name }).closest<HTMLElement>('[data-remote]')?.dataset['remote'];
    expect(remoteOf('Go to lead')).toBe('listings');
    expect(remoteOf('Go to receipt')).toBe('payments');
  });

  it('are drawn where they stand outside the frame', () => {
    render(<MemoryRouter>{step('lead', 'awaited')}</MemoryRouter>);
    expect(screen.getByRole('link', { name: 'Go to lead' })).toBeInTheDocument();
  });
});
