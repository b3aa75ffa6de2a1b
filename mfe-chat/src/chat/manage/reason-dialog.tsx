import { Banner, TextArea } from '@lintel/ui';
import { RadioGroup } from '@lintel/ui/inputs';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogDraft } from '#common/dialog-draft.ts';
import { FormDialog } from '#common/form-dialog.tsx';

interface ReasonDialogProps {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  reasons: readonly { value: string; label: string }[];
  confirmLabel: string;
  pending: boolean;
  /** The reason that needs words. */
  needsWords?: string;
  /** Why it could not be done; what is chosen and written stays. */
  failure?: string | undefined;
  /** Under which what is filled in is kept, until it is done or cancelled. */
  draft: string;
  onConfirm(reason: { value: string; label: string }, words: string): void;
  onClose(): void;
}

const MOST_WORDS = 400;
const nothing = { words: '' };

/** A reason of a list first, words second. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, reasons, confirmLabel, pending, needsWords, failure, draft, onConfirm, onClose } =
    props;
  const { t } = useTranslation('mfe-chat');
  const { values, change, discard } = useDialogDraft<{ value?: string; words: string }>(draft, nothing);
  const { value, words } = values;
  const [isTried, setTried] = useState(false);
  const chosen = reasons.find((reason) => reason.value === value);

  const lacksWords = value !== undefined && value === needsWords && !words.trim();

  function confirm(): void {
    setTried(true);
    if (chosen && !lacksWords && words.length <= MOST_WORDS) onConfirm(chosen, words.trim());
  }
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel}
      tone="danger"
      busy={pending}
      onConfirm={confirm}
      onClose={onClose}
      onCancel={() => {
        discard();
        onClose();
      }}
    >
      <p>{children}</p>
      {failure && <Banner tone="danger" urgent title={failure} />}
      <RadioGroup
        label={t('reason.label')}
        options={reasons}
        value={value}
        onValue={(chosenValue) => change(() => ({ value: chosenValue }))}
        error={isTried && !chosen ? t('reason.missing') : undefined}
      />
      <TextArea
        label={t('reason.words')}
        optional={value === undefined || value !== needsWords}
        error={isTried && lacksWords ? t('reason.wordsMissing') : undefined}
        limit={MOST_WORDS}
        value={words}
        onChange={({ target }) => change(() => ({ words: target.value }))}
      />
    </FormDialog>
  );
}
