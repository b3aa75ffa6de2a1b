import type { UserReportReason } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import { Dialog, ErrorState, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadId } from '#chat/wire/address.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import {
  $failure,
  $isReported,
  ReasonsGate,
  report,
  reportDraft,
  ReportGate,
  reportReasons,
  type Report,
} from './report.model.ts';

interface ReportDialogProps {
  about: 'listing' | 'user';
  thread: ThreadId;
  /** Of the other side. */
  name: string;
  onClose(): void;
}

/** Tells the provider what is wrong with the listing, or with the other side. It stays until the back end has the report. */
export function ReportDialog({ about, ...rest }: ReportDialogProps) {
  const isReported = useUnit($isReported);
  const { onClose } = rest;
  useEffect(() => {
    if (isReported) onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each report
  }, [isReported]);
  return (
    <>
      <ReportGate draft={reportDraft({ about, thread: rest.thread })} />
      {about === 'user' ? <UserReport {...rest} /> : <ListingReport {...rest} />}
    </>
  );
}

type Props = Omit<ReportDialogProps, 'about'>;

function UserReport({ thread, name, onClose }: Props) {
  const { t } = useTranslation('mfe-chat');
  const reasons: { value: UserReportReason; label: string }[] = [
    { value: 'fraud', label: t('report.reason.fraud') },
    { value: 'spam', label: t('report.reason.spam') },
    { value: 'harassment', label: t('report.reason.harassment') },
    { value: 'fake', label: t('report.reason.fake') },
    { value: 'other', label: t('report.other') },
  ];
  return (
    <Reasons
      title={t('report.user', { name })}
      text={t('report.userText')}
      reasons={reasons}
      draft={reportDraft({ about: 'user', thread })}
      onClose={onClose}
      reportOf={(reason, words) => ({ about: 'user', thread, reason, words })}
    />
  );
}

function ListingReport({ thread, onClose }: Props) {
  const { t } = useTranslation('mfe-chat');
  const { answer, error, refresh } = useUnit({
    answer: reportReasons.$data,
    error: reportReasons.$error,
    refresh: reportReasons.refresh,
  });
  if (!answer) {
    return (
      <Dialog kind="sheet" title={t('report.title')} onClose={onClose}>
        <ReasonsGate />
        {error ? (
          <ErrorState error={error} onRetry={() => refresh()} />
        ) : (
          <Skeleton height="240px" shape="box" />
        )}
      </Dialog>
    );
  }
  const reasons = [...answer.data, { id: 0, reason: t('report.other') }].map(({ id, reason }) => ({
    value: String(id),
    label: reason,
  }));
  return (
    <Reasons
      title={t('report.title')}
      text={t('report.text')}
      reasons={reasons}
      draft={reportDraft({ about: 'listing', thread })}
      onClose={onClose}
      reportOf={(reason, words) => ({
        about: 'listing',
        thread,
        reason: Number(reason),
        words,
      })}
    />
  );
}

interface ReasonsProps<Reason extends string> {
  title: string;
  text: string;
  reasons: readonly { value: Reason; label: string }[];
  draft: string;
  reportOf(reason: Reason, words: string): Report;
  onClose(): void;
}

/** The last reason is another one, which needs words. */
function Reasons<Reason extends string>({ text, reasons, reportOf, ...rest }: ReasonsProps<Reason>) {
  const { t } = useTranslation('mfe-chat');
  const { t: errors } = useTranslation('errors');
  const { start, pending, error } = useUnit({
    start: report.start,
    pending: report.$pending,
    error: $failure,
  });
  return (
    <ReasonDialog
      {...rest}
      reasons={reasons}
      needsWords={reasons.at(-1)!.value}
      confirmLabel={t('report.send')}
      pending={pending}
      failure={error ? t('report.failed', { why: errorText(errors, error) }) : undefined}
      onConfirm={({ value }, words) => start(reportOf(value as Reason, words))}
    >
      {text}
    </ReasonDialog>
  );
}
