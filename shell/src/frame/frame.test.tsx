import { getAddedProperties, webSettings } from '@lintel/api-contract';
import type { NavigationEntry } from '@lintel/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { unreadCountsReceived } from '#features/notifications/stream/unread.model.ts';
import { portsGiven } from '#core/user-ports.ts';
import { accountGone, sessionEnded, signOutRequested } from '#user/session/model/session.model.ts';
import { SignInHost } from '#user/session/sign-in-host.tsx';
import { signInFx } from '#user/session/model/sign-in.model.ts';
import { $identitySource } from '#user/session/identity/identity.ts';
import { fetchSettingsFx } from '#user/settings/settings.model.ts';
import { shellScope as scope } from '#core/scope.ts';
import { someSettings } from '#testing/builders.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { Frame } from './frame.tsx';
import { visitorCounted } from '#user/saved/saved-count.model.ts';

const entry = (path: string, text: string, more: Partial<NavigationEntry>): NavigationEntry => ({
  path,
  label: { en: text, ar: text, de: text },
  area: 'main',
  order: 10,
  icon: 'home',
  access: 'public',
  ...more,
});
const navigation = [
  entry('/properties?type=rent', 'Rent', { order: 20 }),
  entry('/properties?type=sell', 'Buy', { order: 10 }),
  entry('/user/chat', 'Messages', { area: 'account', group: 'messages', access: 'user' }),
  entry('/properties', 'Search', { area: 'tabs', order: 10 }),
  entry('/user/favourites', 'Saved', { area: 'tabs', order: 20 }),
  entry('/user/chat', 'Messages', { area: 'tabs', order: 40, access: 'user' }),
  entry('/user/profile', 'Me', { area: 'tabs', order: 50, access: 'user' }),
  entry('/faqs', 'Questions', { area: 'footer' }),
  entry('/about-us', 'About us', { area: 'footer', group: 'company' }),
];

/** What is fetched on demand is compiled on demand here, which takes a moment on a busy machine. */
const patiently = { timeout: 10_000 };

let world: UserHarness;

beforeAll(speakEnglish);
beforeEach(async () => {
  world = userHarness();
  world.answer(getAddedProperties.path, { data: [], total: 0 });
  await allSettled(portsGiven, { scope, params: world.ports });
  await allSettled($identitySource, { scope, params: async () => world.identity });
  await settings({});
});
// Without the call that ends a session, which is given 3 s.
afterEach(() => act(() => allSettled(accountGone, { scope })));

const settings = (more: Parameters<typeof someSettings>[0]) => {
  world.answer(webSettings.path, { data: someSettings(more) });
  return act(() => allSettled(fetchSettingsFx, { scope }));
};
const signIn = () =>
  act(() => allSettled(signInFx, { scope, params: { email: 'ada@example.com', password: 'secret-1' } }));
const open = (at = '/', page = <h1>the page</h1>) =>
  renderShell(
    <>
      <Frame navigation={navigation} Slot={({ name }) => <i>{name}</i>}>
        {page}
      </Frame>
      <SignInHost />
    </>,
    { scope, at },
  );
// What a width hides is hidden here as well: the browser of the tests knows no media queries.
const address = () => screen.getByLabelText('address').textContent;
const main = () => screen.getByRole('navigation', { name: 'Main' });

describe('the frame', () => {
  it('keeps notices right below the header, also where the bar without a network pushes it down', () => {
    renderShell(
      <Frame navigation={[]} Slot={() => null} notices={<p>Saved</p>}>
        <h1>the page</h1>
      </Frame>,
      { scope },
    );
    const place = screen.getByRole('banner').nextElementSibling!;
    expect(place).toHaveTextContent('Saved');
    expect(place).toHaveStyle({ position: 'sticky', blockSize: '0px' });
  });

  it('draws the pages of the remotes in their order and marks the one on screen', async () => {
    open('/properties?type=rent&city=A');
    const links = within(main()).getAllByRole('link', { hidden: true });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Buy', 'Rent']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
    expect(screen.getByText('header.actions')).toBeInTheDocument();
    const footer = within(await screen.findByRole('contentinfo', {}, patiently));
    expect(footer.getByRole('link', { name: 'Questions' })).toBeVisible();
  });

  it('leads to the saved homes of a visitor and shows their number (A7)', async () => {
    open();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Saved homes', hidden: true })).toBeInTheDocument();
    await act(() => allSettled(visitorCounted, { scope, params: 2 }));
    expect(header.getByRole('link', { name: 'Saved homes: 2', hidden: true })).toHaveTextContent('2');
  });

  it('has a link past the navigation to the content', () => {
    open();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });

  it('puts the focus on a new page', async () => {
    const user = open();
    await user.click(within(main()).getByRole('link', { name: 'Buy', hidden: true }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows the operator’s name, contact and links, and no link that would run a script', async () => {
    await settings({ company_name: 'Porto Homes', instagram_id: 'javascript:alert(1)' });
    open();
    expect(screen.getByRole('link', { name: 'Porto Homes, home page' })).toHaveAttribute('href', '/');
    const footer = within(await screen.findByRole('contentinfo', {}, patiently));
    expect(footer.getByRole('link', { name: 'help@example.com' })).toBeVisible();
    expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(footer.queryByRole('link', { name: 'Instagram' })).toBeNull();
  });

  it('ends with the pages in columns by subject, each below its heading (B7)', async () => {
    open();
    const footer = within(await screen.findByRole('contentinfo', {}, patiently));
    const columns = footer.getAllByRole('heading', { level: 2 }).map((heading) => {
      const links = within(heading.parentElement!).getAllByRole('link');
      return [heading.textContent, ...links.map(({ textContent }) => textContent)];
    });
    expect(columns).toEqual([
      ['Company', 'About us'],
      ['Help', 'Questions'],
    ]);
  });

  it('shows the operator’s icon in the tab', async () => {
    await settings({ web_favicon: 'https://example.com/icon.png' });
    open();
    expect(document.querySelector('link[rel="icon"]')).toHaveAttribute(
      'href',
      'https://example.com/icon.png',
    );
  });

  it('is replaced by a notice while the site is under maintenance', async () => {
    await settings({ web_maintenance_mode: '1' });
    open();
    expect(await screen.findByRole('heading', { name: 'We’ll be right back' })).toBeVisible();
    expect(screen.queryByText('the page')).toBeNull();
  });

  it('stays when the page in it breaks', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken');
    };
    open('/', <Broken />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here');
    expect(main()).toBeVisible();
    silence.mockRestore();
  });
});

describe('a visitor', () => {
  it('who presses what needs an account signs in over the page and then goes on', async () => {
    const user = open('/faqs');
    await user.click(within(screen.getByLabelText('Quick access')).getByText('Me'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }, patiently));
    expect(address()).toBe('/faqs');
    await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
    await user.type(dialog.getByLabelText('Password'), 'secret-1');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/user/profile'), patiently);
    expect(screen.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible();
  });

  it('finds no button for signing in on the page that is that form', () => {
    open('/login');
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });
});

describe('a signed-in person', () => {
  beforeEach(signIn);

  it('finds the pages of the account beside each of them, in groups, with what is unread', async () => {
    await signIn();
    open('/user/chat');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of your account' }, patiently));
    expect(pages.getByRole('list', { name: 'Messages' })).toBeInTheDocument();
    expect(pages.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
    await act(() => allSettled(unreadCountsReceived, { scope, params: { notifications: 0, messages: 3 } }));
    expect(pages.getByRole('link', { name: 'Messages 3' })).toBeInTheDocument();
    await act(() => allSettled(signOutRequested, { scope }));
    expect(screen.queryByRole('navigation', { name: 'Pages of your account' })).not.toBeInTheDocument();
  });

  it('can skip the pages of the account with the keyboard', async () => {
    await signIn();
    const user = open('/user/chat');
    const pages = await screen.findByRole('navigation', { name: 'Pages of your account' }, patiently);
    await user.click(within(pages.parentElement!).getByRole('link', { name: 'Skip to content' }));
    expect(pages.parentElement!.nextElementSibling).toHaveFocus();
  });

  it('finds the own pages and the way out in the account menu', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Account of Ada Lovelace' }));
    await screen.findByRole('menu', {}, patiently);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Messages',
      'Sign out',
      'Sign out everywhere',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it.each([
    ['Looking for a home', 0, 'initial'],
    ['Property owner', 3, 'initial'],
    ['Verified agent', 3, 'success'],
  ] as const)('reads in the account menu: %s', async (text, total, verification_status) => {
    world.answer(getAddedProperties.path, { data: [], total });
    await settings({ verification_status });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Account of Ada Lovelace' }));
    expect(await screen.findByText(text, {}, patiently)).toBeVisible();
    const pages = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(pages.includes('Your agent page')).toBe(verification_status === 'success');
  });

  it('sees on the tab of messages how many are unread', async () => {
    open();
    const tabs = within(screen.getByLabelText('Quick access'));
    expect(tabs.queryByText('4')).toBeNull();
    await act(() => allSettled(unreadCountsReceived, { scope, params: { notifications: 0, messages: 4 } }));
    expect(tabs.getByRole('link', { name: '4 Messages', hidden: true })).toBeInTheDocument();
  });

  it('whose account was closed sees a notice of it', async () => {
    open('/user/profile');
    await act(() => allSettled(sessionEnded, { scope, params: 'deactivated' }));
    expect(address()).toBe('/account-deactivated');
  });
});

describe('choices of the frame', () => {
  it('keeps the colours for the next visit; they are in one menu with the languages (B24)', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Language, colours and place', hidden: true }));
    expect(
      await screen.findByRole('menuitemradio', { name: 'Deutsch', hidden: true }, patiently),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark', hidden: true }, patiently));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('lintel-theme')).toBe('dark');
  });

  it('shows the logo for dark ground where it is dark, and never the one for light ground there', async () => {
    await settings({ web_logo: 'https://site/logo.svg', web_footer_logo: 'https://site/light.svg' });
    const user = open();
    const home = screen.getByRole('link', { name: /home page/ });
    const source = () => home.querySelector('source');
    await user.click(screen.getByRole('button', { name: 'Language, colours and place', hidden: true }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark', hidden: true }, patiently));
    expect(source()).toHaveAttribute('srcset', 'https://site/light.svg');
    expect(source()).not.toHaveAttribute('media');
    await user.click(screen.getByRole('button', { name: 'Language, colours and place', hidden: true }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Light', hidden: true }, patiently));
    expect(source()).toBeNull();
  });

  it('explains once what is kept in the browser, where the operator wants that', async () => {
    localStorage.removeItem('lintel-cookies');
    await settings({ allow_cookies: true });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(localStorage.getItem('lintel-cookies')).toBe('1');
  });

  it('explains no more what is kept in the browser once another tab has been answered', async () => {
    localStorage.removeItem('lintel-cookies');
    await settings({ allow_cookies: true });
    open();
    expect(await screen.findByRole('region', { name: 'Cookies' })).toBeVisible();
    localStorage.setItem('lintel-cookies', '1');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lintel-cookies' })));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull());
  });

  it('has main pages, language and colours in the menu of phones', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }, patiently));
    expect(menu.getByRole('link', { name: 'Buy' })).toBeVisible();
    expect(menu.getByRole('button', { name: 'العربية', pressed: false })).toBeVisible();
    await user.click(menu.getByRole('link', { name: 'Buy' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/properties?type=sell');
  });
});
