import type { MessageCard } from '@lintel/api-contract';
import { useTranslation } from 'react-i18next';

/** Names of the documents that a card can ask for, in the language of the page. */
export function useDocumentNames(): Record<NonNullable<MessageCard['document']>, string> {
  const { t } = useTranslation('mfe-chat');
  return {
    floorPlan: t('card.document.floorPlan'),
    landRegister: t('card.document.landRegister'),
    energyCertificate: t('card.document.energyCertificate'),
    costs: t('card.document.costs'),
    contract: t('card.document.contract'),
  };
}
