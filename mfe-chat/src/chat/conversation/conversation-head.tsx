import { FIRST_PROJECT, type Conversation } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { lazyDialog } from '@lintel/remote-kit';
import { arrowBackIcon, Avatar, Icon, IconButton, searchIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $isFinding, findClosed, findOpened } from '#chat/find/finding.model.ts';
import { ConversationMenu } from '#chat/manage/conversation-menu.tsx';
import { useFocusBack } from '#common/use-focus-back.ts';
import { ListingFacts } from './listing-facts.tsx';
import { ListingLink } from './listing-link.tsx';
import type { Correspondent } from '#chat/model/conversation.model.ts';
import { $lastSeenAt } from '#chat/model/history.model.ts';
import { $isTyping } from '#chat/model/live.model.ts';
import { Back, Head, Listing, Who } from './conversation-head.styles.ts';

const FindBar = lazyDialog(() => import(/* webpackChunkName: "chat-find" */ '#chat/find/find-bar.tsx'));

interface Props {
  who: Correspondent;
  /** Null until it is there. */
  conversation: Conversation | null;
}

/** With whom and about what. The listing is pinned here where there is no third pane. */
export function ConversationHead({ who, conversation }: Props) {
  const { t } = useTranslation('mfe-chat');
  const { name, profile, title, property_id: about = 0 } = who;
  const { isFinding, find, close } = useUnit({ isFinding: $isFinding, find: findOpened, close: findClosed });
  const opener = useFocusBack<HTMLButtonElement>(isFinding);
  return (
    <Head>
      <Back to={paths.chat()} aria-label={t('conversation.back')}>
        <Icon shape={arrowBackIcon} />
      </Back>
      <Avatar name={name} src={profile} size={44} />
      <Who>
        <h2 tabIndex={-1} dir="auto">
          {name}
        </h2>
        <Presence />
      </Who>
      {conversation && (
        <>
          <IconButton
            shape={searchIcon}
            label={t('find.label')}
            aria-expanded={isFinding}
            ref={opener}
            onClick={() => (isFinding ? close() : find())}
          />
          <ConversationMenu conversation={conversation} />
        </>
      )}
      {isFinding && <FindBar onClose={close} />}
      <Listing data-priced={about < FIRST_PROJECT || undefined}>
        <span dir="auto">{conversation ? <ListingLink property={conversation.property} /> : title}</span>
        {conversation && <ListingFacts conversation={conversation} />}
      </Listing>
    </Head>
  );
}

/** A user who wrote, typed or read within this time is there. */
const ACTIVE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 60_000;

function Presence() {
  const { t } = useTranslation('mfe-chat');
  const { isTyping, activeAt } = useUnit({ isTyping: $isTyping, activeAt: $lastSeenAt });
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const isActive = activeAt !== null && now - activeAt < ACTIVE_MS;
  return (
    <small role="status">
      {isTyping ? t('conversation.typing') : isActive ? t('conversation.active') : ''}
    </small>
  );
}
