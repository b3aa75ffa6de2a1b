import type { PropertyDetail } from '@lintel/api-contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { lazyDialog, useGate, useReadable, useShell } from '@lintel/remote-kit';
import { alertIcon, Button, Icon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { $reports } from './report.model.ts';

const ReportDialog = lazyDialog(
  () => import(/* webpackChunkName: "property-report" */ './report-dialog.tsx'),
);

/** Something is wrong with this listing? Each user reports it once, and sees later that it was reported. */
export function ReportLine({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const isOwn = useReadable(useShell().session)?.user.id === listing.added_by;
  const guarded = useGate('signed-in');
  const { reports } = useUnit({ reports: $reports });
  const [isOpen, setOpen] = useState(false);
  const { id, is_reported: isReported, reported_at: reportedAt, is_report_available: isAvailable } = listing;
  const at = reports[id] ?? reportedAt;
  const isDone = Boolean(at) || isReported;
  const line = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);
  // The button that the dialog would give the focus back to is gone.
  useEffect(() => {
    if (isDone && wasOpened.current) line.current?.focus();
  }, [isDone]);
  if (isDone) {
    return (
      <Line ref={line} role="status" tabIndex={-1}>
        <Icon shape={alertIcon} size={20} />
        {at ? t('report.reportedOn', { date: formatDate(at, { locale }) }) : t('report.reported')}
      </Line>
    );
  }
  if (isOwn || !isAvailable) return null;
  const open = () => {
    wasOpened.current = true;
    setOpen(true);
  };
  return (
    <Line>
      {t('report.question')}
      <Button tone="quiet" size="small" icon={alertIcon} onClick={() => guarded(open)}>
        {t('report.title')}
      </Button>
      {isOpen && <ReportDialog propertyId={id} onClose={() => setOpen(false)} />}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  margin-block-start: ${tokens.space[4]};
  color: ${tokens.color.text.muted};
`;
