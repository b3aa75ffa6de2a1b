import { useGate } from '@lintel/remote-kit';
import { ConfirmDialog } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { FeatureDialog } from '#common/feature/feature-dialog.tsx';
import type { OwnWrites } from './own-writes.ts';
import { $question, answered } from './question.ts';

const dealCodes = { sold: '2', rented: '3' } as const;

/** Asks before a change that cannot be taken back, and names what follows from it. */
export function QuestionDialog({ writes: { deal, removal } }: { writes: OwnWrites }) {
  const { t } = useTranslation('mfe-listings');
  const { question, close, changeDeal, remove } = useUnit({
    question: $question,
    close: answered,
    changeDeal: deal.start,
    remove: removal.start,
  });
  const mayWrite = useGate('not-demo');
  if (!question) return null;
  if (question.kind === 'feature') {
    const { id, title } = question.listing;
    return <FeatureDialog kind="property" id={id} title={title} onClose={close} />;
  }
  if (question.kind === 'delete') {
    const { listings } = question;
    return (
      <ConfirmDialog
        title={
          listings.length === 1
            ? t('properties.ask.delete.title', { title: listings[0]!.title })
            : t('properties.ask.delete.several', { count: listings.length })
        }
        confirmLabel={t('properties.action.delete')}
        tone="danger"
        onCancel={close}
        onConfirm={() => {
          close();
          mayWrite(() => {
            for (const { id } of listings) remove({ id });
          });
        }}
      >
        {t('properties.ask.delete.text')}
      </ConfirmDialog>
    );
  }
  const { kind, listing } = question;
  return (
    <ConfirmDialog
      title={t(`properties.ask.${kind}.title`, { title: listing.title })}
      confirmLabel={t(`properties.action.${kind}`)}
      onCancel={close}
      onConfirm={() => {
        close();
        mayWrite(() => changeDeal({ property_id: listing.id, status: dealCodes[kind] }));
      }}
    >
      {t(`properties.ask.${kind}.text`)}
    </ConfirmDialog>
  );
}
