import { createTexts } from '@lintel/i18n';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Shows components as on a page: router and English texts are there. For tests of this package. */
export async function show(view: ReactElement, { address = '/' }: { address?: string } = {}) {
  await createTexts({ language: 'en' });
  const user = userEvent.setup();
  return { user, ...render(<MemoryRouter initialEntries={[address]}>{view}</MemoryRouter>) };
}
