import { useState } from 'react';
import { TextLink } from '../actions/link.tsx';
import { Panel } from '../display/card.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { LoadMore } from '../navigation/load-more.tsx';
import { PagingInfo } from '../navigation/paging-info.tsx';
import { Rail } from '../navigation/rail.tsx';
import { SideNav } from '../navigation/side-nav.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { TaskList } from '../navigation/task-list.tsx';
import { packageIcon, chatIcon, userIcon } from '../icons/frame-shapes.ts';
import { heartIcon } from '../icons/shapes.ts';
import { Example, Examples } from './layout.tsx';

const cards = ['Marina', 'Old town', 'Harbour', 'Hills', 'Garden city', 'University'];

/** Ways through lists and sections. */
export function NavigationStates() {
  const [active, setActive] = useState<'facts' | 'map' | 'costs'>('facts');
  const [shown, setShown] = useState(24);
  return (
    <Examples>
      <Example wide name="Breadcrumb">
        <Breadcrumb
          trail={[
            { to: '/', label: 'Home' },
            { to: '/properties', label: 'Properties' },
          ]}
          current="Villa with garden, Marina"
        />
      </Example>
      <Example wide name="Tabs">
        <Tabs
          label="Sections"
          active={active}
          onActive={setActive}
          tabs={[
            { key: 'facts', label: 'Facts', panel: 'Arrow keys move between the tabs.' },
            { key: 'map', label: 'Map', panel: 'They follow the reading direction.' },
            { key: 'costs', label: 'Costs', panel: 'Home and End work too.' },
          ]}
        />
      </Example>
      <Example wide name="Rail">
        <Rail heading={<h3>Districts</h3>} label="Districts" more={<TextLink to="/">See all</TextLink>}>
          {cards.map((name) => (
            <li key={name}>
              <Panel>{name}</Panel>
            </li>
          ))}
        </Rail>
      </Example>
      <Example wide name="LoadMore">
        <LoadMore shown={shown} total={128} step={24} onMore={() => setShown(Math.min(128, shown + 24))} />
      </Example>
      <Example wide name="PagingInfo">
        <PagingInfo offset={10} shown={10} total={128} />
      </Example>
      <Example name="SideNav: a column, and a row on narrow screens">
        <SideNav
          label="My account"
          groups={[
            {
              key: 'me',
              label: 'Me',
              entries: [
                { to: '/design', label: 'Profile', icon: userIcon },
                { to: '/favourites', label: 'Saved homes', icon: heartIcon },
              ],
            },
            {
              key: 'money',
              label: 'Messages and money',
              entries: [
                { to: '/user/chat', label: 'Messages', icon: chatIcon, count: 3 },
                { to: '/user/subscription', label: 'Packages', icon: packageIcon },
              ],
            },
          ]}
        />
      </Example>
      <Example name="TaskList: every state">
        <TaskList
          label="Post a property"
          tasks={[
            { key: 'basics', title: 'Basics', state: 'completed', to: '#basics' },
            { key: 'price', title: 'Price and terms', state: 'inProgress', to: '#price' },
            { key: 'photos', title: 'Photos', hint: 'At least one', state: 'notStarted', to: '#photos' },
            { key: 'place', title: 'Location', hint: 'The city is missing', state: 'problem', to: '#place' },
            {
              key: 'submit',
              title: 'Check and submit',
              hint: 'Complete the other parts first',
              state: 'cannotStart',
              to: '#submit',
            },
          ]}
        />
      </Example>
    </Examples>
  );
}
