import { useShell } from '@lintel/remote-kit';
import { paths } from '@lintel/contract';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  folded,
  infoIcon,
  LiveRegion,
  PageBody,
  SearchField,
  Skeleton,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { Waiting } from '#common/layout/waiting.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { FaqList } from '#common/text/faq-list.tsx';
import { plainText } from '#common/text/rich-text.tsx';
import { faqs, FaqsGate } from './content.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/faqs`: searchable; `#faq-12` opens one. */
export default function FaqsPage() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  useEffect(() => describePage({ title: t('content.faqs') }), [describePage, t]);
  return (
    <PageBody title={t('content.faqs')}>
      <FaqsGate />
      <Questions />
    </PageBody>
  );
}

function Questions() {
  const { t } = useDeferredTranslation();
  const { hash } = useLocation();
  const [words, setWords] = useState('');
  const { answer, error, pending, refresh } = useUnit({
    answer: faqs.$data,
    error: faqs.$error,
    pending: faqs.$pending,
    refresh: faqs.refresh,
  });
  const open = Number(/^#faq-(\d+)$/.exec(hash)?.[1]) || undefined;
  useEffect(() => {
    if (answer && open) document.getElementById(`faq-${open}`)?.scrollIntoView?.();
  }, [answer, open]);

  if (!answer && error) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!answer)
    return (
      <Waiting>
        <Skeleton height="320px" shape="box" />
      </Waiting>
    );
  const wanted = folded(words.trim());
  const found = answer.data.filter((faq) =>
    folded(`${faq.question} ${plainText(faq.answer)}`).includes(wanted),
  );
  return (
    <Column>
      <SearchField label={t('content.searchFaqs')} value={words} onValue={setWords} />
      <LiveRegion>{wanted && t('content.faqsFound', { count: found.length })}</LiveRegion>
      {found.length > 0 ? (
        <FaqList faqs={found} open={open} linkText={t('content.linkToFaq')} />
      ) : (
        <EmptyState
          icon={infoIcon}
          title={t('content.noFaqs')}
          action={<ButtonLink to={paths.contact()}>{t('pages.ask')}</ButtonLink>}
        />
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: 800px;
`;
