import { formatWhen, useLocale } from '@lintel/i18n';
import { awaited } from '@lintel/remote-kit';
import { NextStep } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $isReading, $unfinished } from './resume.model.ts';

/** The newest form that was begun and not sent, with the way back to it; nothing without one. */
export function ResumeForm() {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { forms, isReading } = useUnit({ forms: $unfinished, isReading: $isReading });
  const [newest, ...others] = forms;
  if (!newest) return isReading ? awaited : null;
  const saved = t('form.drafts.saved', { when: formatWhen(newest.savedAt, { locale, now }) });
  const more = others.length > 0 ? ` · ${t('dashboard.otherDrafts', { count: others.length })}` : '';
  return (
    <NextStep
      urgency="begun"
      title={newest.title || t('form.drafts.untitled')}
      text={`${saved}${more}`}
      action={{ to: newest.address, label: t('form.drafts.resume') }}
    />
  );
}
