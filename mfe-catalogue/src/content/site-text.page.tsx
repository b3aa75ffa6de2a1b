import { paths } from '@lintel/contract';
import type { Query } from '@lintel/remote-kit';
import { useReadable, useShell } from '@lintel/remote-kit';
import { ButtonLink, documentIcon, EmptyState, ErrorState, PageBody, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Waiting } from '#common/layout/waiting.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { addresses } from '#common/addresses.ts';
import { LongText } from './long-text.tsx';
import { privacy, PrivacyGate, terms, TermsGate } from './site-text.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/about-us`, `/terms`, `/privacy`: what the provider wrote about itself and its rules. */
export default function SiteTextPage() {
  const { pathname } = useLocation();
  if (pathname.startsWith(addresses.terms)) return <Terms />;
  return pathname.startsWith(addresses.privacy) ? <Privacy /> : <About />;
}

function About() {
  const { t } = useDeferredTranslation();
  const settings = useReadable(useShell().settings);
  return (
    <Page title={t('pages.about')} path={addresses.about}>
      {settings ? <Text html={settings.about_us} /> : <TextWaiting />}
    </Page>
  );
}

function Terms() {
  const { t } = useDeferredTranslation();
  return (
    <Page title={t('pages.terms')} path={addresses.terms}>
      <TermsGate />
      <Fetched query={terms} />
    </Page>
  );
}

function Privacy() {
  const { t } = useDeferredTranslation();
  return (
    <Page title={t('pages.privacy')} path={addresses.privacy}>
      <PrivacyGate />
      <Fetched query={privacy} />
    </Page>
  );
}

function Page({ title, path, children }: { title: string; path: string; children: ReactNode }) {
  const { describePage } = useShell();
  useEffect(() => describePage({ title, canonical: path }), [describePage, title, path]);
  return <PageBody title={title}>{children}</PageBody>;
}

function Fetched({
  query,
}: {
  query: Omit<Query<never, { data: string; updated_at?: string | undefined }>, 'start' | 'forget' | 'edit'>;
}) {
  const { answer, error, pending, refresh } = useUnit({
    answer: query.$data,
    error: query.$error,
    pending: query.$pending,
    refresh: query.refresh,
  });
  if (answer) return <Text html={answer.data} changedAt={answer.updated_at} />;
  if (error) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  return <TextWaiting />;
}

const TextWaiting = () => (
  <Waiting>
    <Skeleton height="420px" shape="box" />
  </Waiting>
);

function Text({ html, changedAt }: { html: string; changedAt?: string | undefined }) {
  const { t } = useDeferredTranslation();
  if (html.trim() !== '') return <LongText html={html} changedAt={changedAt} />;
  return (
    <EmptyState
      icon={documentIcon}
      title={t('pages.empty')}
      action={<ButtonLink to={paths.contact()}>{t('pages.ask')}</ButtonLink>}
    />
  );
}
