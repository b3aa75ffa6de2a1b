import { formatCount, useLocale } from '@lintel/i18n';
import { Button, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Sending } from './verification.model.ts';

/** How far the answers and their files are, and a way to stop. */
export function SendingAnswers({ sent, total, onCancel }: Sending & { onCancel(): void }) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const percent = total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0;
  return (
    <Box>
      <p role="status">
        {percent < 100
          ? t('verification.sending', { percent: formatCount(percent, locale) })
          : t('verification.checking')}
      </p>
      <progress aria-label={t('verification.progress')} max={100} value={percent} />
      <Button tone="secondary" onClick={onCancel}>
        {t('verification.stop')}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
  inline-size: 100%;
  max-inline-size: ${tokens.size.form};
  progress {
    inline-size: 100%;
    accent-color: ${tokens.color.action.default};
  }
`;
