import { useLeaveGuard } from '@lintel/remote-kit';
import { SaveNote, tokens, type SaveNoteProps } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface FormSavedProps extends SaveNoteProps {
  /** Leaving now would lose something: what was typed, a photo that is being prepared, a form on its way. */
  wouldLose: boolean;
  /** The form goes on from a draft. */
  isResumed: boolean;
}

/** Whether the draft is saved; the page asks before it is left while something of it would be lost. */
export function FormSaved({ wouldLose, isResumed, state, savedAt }: FormSavedProps) {
  const { t } = useTranslation('mfe-listings');
  useLeaveGuard(wouldLose);
  return (
    <Line>
      {isResumed && state === 'nothing' && <span>{t('form.resumed')}</span>}
      <SaveNote state={state} savedAt={savedAt} />
    </Line>
  );
}

const Line = styled.div`
  min-block-size: 1lh;
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
