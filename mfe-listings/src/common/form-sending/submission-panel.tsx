import { errorText, formatCount, useLocale } from '@lintel/i18n';
import { packagesFor, type PackageFeature } from '@lintel/contract';
import { Banner, Button, ButtonLink, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { Submission } from './submission.ts';

interface SubmissionPanelProps {
  submission: Pick<Submission<unknown, unknown>, 'state' | 'sent' | 'total' | 'photo' | 'error'>;
  submitLabel: string;
  /** What the form uses of a package. */
  feature: PackageFeature;
  /** Something is missing; the page names it. */
  disabled?: boolean;
  /** Photos that are being prepared; the form is not sent without them. */
  waiting: number;
  onSubmit(): void;
  onCancel(): void;
}

/** Sends the form: the button, progress while it is on its way, and what went wrong. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { submission, submitLabel, feature, disabled = false, waiting, onSubmit, onCancel } = props;
  const { state, sent, total, photo, error } = submission;
  const here = useLocation();
  const isOver = error?.key === 'packageRequired';
  const { t } = useTranslation('mfe-listings');
  const { t: errors } = useTranslation('errors');
  const locale = useLocale();
  const number = (value: number) => formatCount(value, locale);
  const percent = total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0;
  if (state === 'sending')
    return (
      <Panel>
        <p role="status">
          {percent === 100
            ? t('form.send.checking')
            : photo
              ? t('form.send.photo', { place: number(photo.place), count: number(photo.count) })
              : t('form.send.sending', { percent: number(percent) })}
        </p>
        <progress aria-label={t('form.send.progress')} max={100} value={percent} />
        <Button tone="secondary" onClick={onCancel}>
          {t('form.send.cancel')}
        </Button>
      </Panel>
    );
  return (
    <Panel>
      {state === 'changed' && <Banner tone="info">{t('form.send.changed')}</Banner>}
      {state === 'paused' && (
        <Banner tone="warning">
          {t(error?.key === 'unavailable' ? 'form.send.unanswered' : 'form.send.paused')}
        </Banner>
      )}
      {state === 'failed' && isOver && (
        <Banner
          tone="warning"
          title={t('form.send.limit')}
          action={
            <ButtonLink size="small" to={packagesFor(feature, here)}>
              {t('form.needs.toPackages')}
            </ButtonLink>
          }
        >
          {t('form.send.limitText')}
        </Banner>
      )}
      {state === 'failed' && error && !isOver && !error.fields && (
        <Banner tone="danger" urgent>
          {errorText(errors, error)}
        </Banner>
      )}
      {waiting > 0 && <p role="status">{t('form.photos.preparing', { count: waiting })}</p>}
      <Button onClick={onSubmit} disabled={disabled || waiting > 0}>
        {state === 'idle' ? submitLabel : t('form.send.again')}
      </Button>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.form};
  progress {
    inline-size: 100%;
    accent-color: ${tokens.color.action.default};
  }
`;
