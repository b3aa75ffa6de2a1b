import type { MessageCard } from '@lintel/api-contract';
import { useTranslation } from 'react-i18next';

/** Words that suit the card that waits for the user; they answer nothing by themselves. */
export function useSuggestions(kind: MessageCard['kind'] | null): readonly string[] {
  const { t } = useTranslation('mfe-chat');
  if (kind === null) return [];
  const words = {
    availability: [t('replies.for.availability.yes'), t('replies.for.availability.no')],
    viewing: [t('replies.for.viewing.suits'), t('replies.for.viewing.other')],
    document: [t('replies.for.document.soon'), t('replies.for.document.atViewing')],
    offer: [t('replies.for.offer.thinking'), t('replies.for.offer.higher')],
  };
  return words[kind];
}
