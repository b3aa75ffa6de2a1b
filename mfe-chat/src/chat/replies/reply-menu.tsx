import { lazyDialog } from '@lintel/remote-kit';
import { editIcon, IconButton, Menu, tokens, type MenuItem } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $openCardKind, replies, repliesAsked } from './replies.model.ts';
import { flashIcon } from '#common/shapes.ts';
import { useSuggestions } from './use-suggestions.ts';

const RepliesDialog = lazyDialog(() => import(/* webpackChunkName: "chat-replies" */ './replies-dialog.tsx'));

/** Own replies and what suits the card that waits; a chosen one goes into the composer, where it can be changed. */
export function ReplyMenu({ onChoose }: { onChoose(reply: string): void }) {
  const { t } = useTranslation('mfe-chat');
  const { answer, cardKind, ask } = useUnit({
    answer: replies.$data,
    cardKind: $openCardKind,
    ask: repliesAsked,
  });
  const suggestions = useSuggestions(cardKind);
  const [isEditing, setEditing] = useState(false);
  const item = (text: string, group: string): MenuItem => ({
    key: `${group}: ${text}`,
    label: <Text dir="auto">{text}</Text>,
    group,
    onSelect: () => onChoose(text),
  });
  const items: MenuItem[] = [
    ...suggestions.map((text) => item(text, t('replies.suggested'))),
    ...(answer?.data ?? []).map((text) => item(text, t('replies.own'))),
    { key: 'edit', label: t('replies.edit'), icon: editIcon, onSelect: () => setEditing(true) },
  ];
  return (
    <>
      <Menu
        label={t('replies.menu')}
        align="start"
        items={items}
        renderButton={(button) => <Opener button={button} onOpen={ask} label={t('replies.menu')} />}
      />
      {isEditing && <RepliesDialog onClose={() => setEditing(false)} />}
    </>
  );
}

interface OpenerProps {
  button: Parameters<ComponentProps<typeof Menu>['renderButton']>[0];
  label: string;
  onOpen(): void;
}

/** Replies are asked for when they are looked at. */
function Opener({ button, label, onOpen }: OpenerProps) {
  return <IconButton {...button} shape={flashIcon} label={label} onFocus={onOpen} onPointerEnter={onOpen} />;
}

const Text = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  padding-inline: ${tokens.space[1]};
  overflow-wrap: anywhere;
`;
