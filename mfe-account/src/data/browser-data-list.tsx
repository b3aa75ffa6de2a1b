import { storedSubjects } from '@lintel/contract';
import { Button, LoadingBlocks } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { PageLines, PagePart } from '../common/page-part.tsx';
import type { KeptItem } from './browser-data.ts';
import { $erasing, $kept, subjectErased } from './data.model.ts';

/** Erasing these would sign the user out or break the page. */
const kept: ReadonlySet<string> = new Set(['session', 'technical']);

const entriesOf = (items: readonly KeptItem[]) => items.reduce((sum, { count }) => sum + count, 0);

/** What the shell and the remotes keep in this browser, by subject, and a way to erase it. */
export function BrowserData() {
  const { t } = useTranslation('mfe-account');
  const { items, busy, erase } = useUnit({ items: $kept, busy: $erasing, erase: subjectErased });
  const subjects = storedSubjects
    .map((subject) => ({ subject, own: (items ?? []).filter((item) => item.subject === subject) }))
    .filter(({ own }) => own.length > 0);
  return (
    <PagePart as="section" aria-labelledby="data-browser">
      <h2 id="data-browser">{t('data.browser.title')}</h2>
      <p>{t('data.browser.text')}</p>
      {!items && <LoadingBlocks height="160px" />}
      <PageLines>
        {subjects.map(({ subject, own }) => (
          <li key={subject}>
            <div>
              {t(`data.browser.subject.${subject}`)} · {t('data.browser.entries', { count: entriesOf(own) })}
              <small dir="ltr">{own.flatMap(({ found }) => found).join(', ')}</small>
            </div>
            {!kept.has(subject) && (
              <Button
                tone="secondary"
                size="small"
                busy={busy}
                aria-label={t('data.browser.eraseOf', { subject: t(`data.browser.subject.${subject}`) })}
                onClick={() => erase(subject)}
              >
                {t('data.browser.erase')}
              </Button>
            )}
          </li>
        ))}
      </PageLines>
    </PagePart>
  );
}
