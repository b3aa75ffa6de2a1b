import { screen } from '@testing-library/react';
import { useState } from 'react';
import { userIcon } from '../icons/frame-shapes.ts';
import { show } from '../test-page.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { LoadMore } from './load-more.tsx';
import { SideNav } from './side-nav.tsx';
import { Tabs } from './tabs.tsx';
import { TaskList } from './task-list.tsx';

function TabsPage() {
  const [active, setActive] = useState<'facts' | 'map' | 'costs'>('facts');
  return (
    <Tabs
      label="Sections"
      active={active}
      onActive={setActive}
      tabs={[
        { key: 'facts', label: 'Facts', panel: '3 bedrooms' },
        { key: 'map', label: 'Map', panel: 'A map' },
        { key: 'costs', label: 'Costs', panel: '1,200 a month' },
      ]}
    />
  );
}

describe('Tabs', () => {
  it('has one stop for Tab and shows the panel of the tab that has the focus', async () => {
    const { user } = await show(<TabsPage />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Facts' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Map' })).toHaveTextContent('A map');
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Costs' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Facts' })).toHaveFocus();
  });
  it('follows the reading direction', async () => {
    const { user } = await show(
      <div dir="rtl">
        <TabsPage />
      </div>,
    );
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Map' })).toHaveFocus();
  });
});

describe('LoadMore', () => {
  it('offers what is left, at most one step', async () => {
    await show(<LoadMore shown={24} total={1128} step={12} onMore={() => {}} />);
    expect(screen.getByText('24 of 1,128 shown')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Load 12 more' })).toBeInTheDocument();
  });
  it('has no button when everything is on screen', async () => {
    await show(<LoadMore shown={5} total={5} step={12} onMore={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Breadcrumb', () => {
  it('marks the page on screen and links to the ones above it', async () => {
    await show(<Breadcrumb trail={[{ to: '/', label: 'Home' }]} current="Villa with garden" />);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText('Villa with garden').closest('li')).toHaveAttribute('aria-current', 'page');
  });
});

it('SideNav marks the page of the address, also on a page below it, and shows counts', async () => {
  await show(
    <SideNav
      label="My account"
      groups={[
        {
          key: 'me',
          label: 'Me',
          entries: [
            { to: '/user/profile', label: 'Profile', icon: userIcon },
            { to: '/user/pro', label: 'Plan', icon: userIcon },
            { to: '/user/chat', label: 'Messages', icon: userIcon, count: 3 },
          ],
        },
      ]}
    />,
    { address: '/user/profile/photo' },
  );
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['Profile']);
  expect(screen.getByRole('link', { name: 'Messages 3' })).toBeInTheDocument();
});

it('TaskList links to every part that can be started and names its state', async () => {
  await show(
    <TaskList
      label="Post a property"
      tasks={[
        { key: 'price', title: 'Price', state: 'completed', to: '#price' },
        { key: 'photos', title: 'Photos', hint: 'At least one', state: 'notStarted', to: '#photos' },
        { key: 'submit', title: 'Submit', state: 'cannotStart', to: '#submit' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Price', description: 'Completed' })).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Photos', description: 'At least one Not yet started' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Submit' })).not.toBeInTheDocument();
  expect(screen.getByText('Cannot start yet')).toBeInTheDocument();
});
