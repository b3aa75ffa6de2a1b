// @ts-check

/** @param {{ name: string, word: string, title: string }} options @returns {Record<string, string>} */
export const sources = ({ name, word, title }) => ({
  'src/conformance.test.ts': `import { conformance } from '@lintel/testing/conformance';
import { manifest } from './manifest.ts';

conformance({ manifest, load: () => import('./remote.ts') });
`,
  'src/manifest.ts': `import { CONTRACT_VERSION, type RemoteManifest } from '@lintel/contract';
import { labels } from './labels.ts';

export const manifest: RemoteManifest = {
  name: '${name}',
  contract: CONTRACT_VERSION,
  mounts: [
    {
      path: '/${word}',
      access: 'public',
      title: labels.welcome,
      chunk: 'page-welcome',
    },
  ],
  navigation: [],
  fills: [],
  emits: [],
  consumes: [],
};
`,
  'src/labels.ts': `import { labelsOf } from '@lintel/contract';
import ar from './locales/labels/ar.json';
import de from './locales/labels/de.json';
import en from './locales/labels/en.json';

/** Short texts that travel in the manifest, since they are shown before the code of this remote arrives. */
export const labels = labelsOf({ en, ar, de });
`,
  'src/remote.ts': `import { CONTRACT_VERSION } from '@lintel/contract';
import { defineRemote } from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({ routes, messages });
`,
  'src/routes.tsx': `import { lazyPage } from '@lintel/remote-kit';
import type { RouteObject } from 'react-router-dom';

const Welcome = lazyPage(() => import(/* webpackChunkName: "page-welcome" */ './welcome/welcome.page.tsx'));

export const routes: RouteObject[] = [{ path: '/${word}', element: <Welcome /> }];
`,
  'src/messages.ts': `import type { Locale, Messages } from '@lintel/contract';
import en from './locales/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    '${name}': typeof en;
  }
}

/** English is the fallback of every language and travels with the remote; the others are chunks of their own. */
const others: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  ar: () => import('./locales/ar.json'),
  de: () => import('./locales/de.json'),
};

export const messages = async (locale: Locale): Promise<Messages> =>
  locale === 'en' ? en : (await others[locale]()).default;
`,
  'src/welcome/welcome.model.ts': `import { createPageGate } from '@lintel/remote-kit';
import { createStore } from 'effector';

export const { Gate: WelcomeGate, paramsChanged } = createPageGate<Record<string, never>>();

/** How often the page was opened since the tab was loaded. */
export const $opened = createStore(0).on(paramsChanged, (times) => times + 1);
`,
  'src/welcome/welcome.page.tsx': `import { PageBody, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $opened, WelcomeGate } from './welcome.model.ts';

/** \`/${word}\`: the page to begin with. */
export default function WelcomePage() {
  const { t } = useTranslation('${name}');
  const { times } = useUnit({ times: $opened });
  return (
    <PageBody title={t('welcome.title')} lead={t('welcome.lead')}>
      <WelcomeGate />
      <Note>{t('welcome.opened', { times })}</Note>
    </PageBody>
  );
}

const Note = styled.p\`
  color: \${tokens.color.text.muted};
\`;
`,
  'src/welcome/welcome.page.test.tsx': `import { memoryShell, renderRemote } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { connect } from '../remote.ts';

it('counts how often it was opened', async () => {
  await renderRemote('${name}', connect, { shell: memoryShell(), path: '/${word}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByText('Times opened in this tab: 1')).toBeVisible();
});
`,
});
