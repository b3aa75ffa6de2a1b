import { lazyDialog } from '@lintel/remote-kit';
import { calendarIcon, checkIcon, documentIcon, IconButton, Menu, addIcon, tagIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewCard } from '#chat/wire/card.ts';
import { cardSent } from './card-sending.model.ts';

const CardDialog = lazyDialog(() => import(/* webpackChunkName: "chat-cards" */ './card-dialog.tsx'));

/** What can be asked or proposed with a card. Owners propose viewings of their own home only. */
export function CardMenu({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('mfe-chat');
  const send = useUnit(cardSent);
  const [opened, setOpened] = useState<Exclude<NewCard['kind'], 'availability'> | null>(null);
  const viewing = {
    key: 'viewing',
    label: t('card.viewing.propose'),
    icon: calendarIcon,
    onSelect: () => setOpened('viewing'),
  };
  const askable = [
    {
      key: 'availability',
      label: t('card.availability.ask'),
      icon: checkIcon,
      onSelect: () => send({ card: { kind: 'availability' }, words: t('card.availability.words') }),
    },
    viewing,
    {
      key: 'document',
      label: t('card.document.ask'),
      icon: documentIcon,
      onSelect: () => setOpened('document'),
    },
    { key: 'offer', label: t('card.offer.make'), icon: tagIcon, onSelect: () => setOpened('offer') },
  ];
  return (
    <>
      <Menu
        label={t('card.menu')}
        align="start"
        items={isOwner ? [viewing] : askable}
        renderButton={(button) => <IconButton {...button} shape={addIcon} label={t('card.menu')} />}
      />
      {opened && <CardDialog kind={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
