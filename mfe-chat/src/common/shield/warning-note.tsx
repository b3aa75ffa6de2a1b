import { Icon, shieldIcon, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Warning } from './rules.ts';

interface WarningNoteProps {
  warnings: readonly Warning[];
  /** Whether the user is about to send the words, or has received them. */
  side: 'mine' | 'theirs';
}

/** Why a message is worth a second look. It hides and prevents nothing. */
export function WarningNote({ warnings, side }: WarningNoteProps) {
  const { t } = useTranslation('mfe-chat');
  const [first] = warnings;
  if (!first) return null;
  return (
    <Note role="note">
      <Icon shape={shieldIcon} size={18} />
      <span>
        {warnings.map((warning) => (
          <span key={warning}>{t(`shield.${warning}`)} </span>
        ))}
        {side === 'mine' && t('shield.stillSend')}
      </span>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  align-items: start;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[2]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.warning.fill};
  color: ${tokens.color.warning.text};
  font: ${tokens.font.small};
  svg {
    flex: none;
  }
`;
