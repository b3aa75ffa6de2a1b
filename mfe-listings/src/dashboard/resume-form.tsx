import { formatWhen, useLocale } from '@lintel/i18n';
import { ButtonLink, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $unfinished } from './resume.model.ts';

/** The newest form that was begun and not sent, with the way back to it; nothing without one. */
export function ResumeForm() {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const [newest, ...others] = useUnit($unfinished);
  if (!newest) return null;
  return (
    <Row>
      <div>
        <strong dir="auto">{newest.title || t('form.drafts.untitled')}</strong>
        <small>
          {t('form.drafts.saved', { when: formatWhen(newest.savedAt, { locale, now }) })}
          {others.length > 0 && ` · ${t('dashboard.otherDrafts', { count: others.length })}`}
        </small>
      </div>
      <ButtonLink tone="secondary" size="small" to={newest.address}>
        {t('form.drafts.resume')}
      </ButtonLink>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface.subtle};
  div {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
