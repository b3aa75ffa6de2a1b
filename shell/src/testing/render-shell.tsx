import { addTexts, createTexts } from '@lintel/i18n';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import deferred from '#locales/en.deferred.json';
import { loadShellTexts } from '#locales/texts.ts';

/** Makes the texts ready, also those that lazily loaded parts bring along; once per file. */
export async function speakEnglish(): Promise<void> {
  await createTexts({ language: 'en' });
  await loadShellTexts('en');
  addTexts('shell', 'en', deferred);
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Draws a part of the shell at an address, in a scope, with a user who can type and press. */
export function renderShell(part: ReactElement, { scope, at = '/' }: { scope: Scope; at?: string }) {
  const user = userEvent.setup();
  render(
    <Provider value={scope}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        {part}
      </MemoryRouter>
    </Provider>,
  );
  return user;
}
