import { paths } from '@lintel/contract';
import { Breadcrumb } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { threadOf } from '#chat/wire/address.ts';
import { ConversationGate } from '#chat/model/conversation.model.ts';
import { ConversationPane } from '#chat/conversation/conversation-pane.tsx';
import { ListingPane } from '#chat/conversation/listing-pane.tsx';
import { NothingOpen } from '#chat/conversation/nothing-open.tsx';
import { ThreadsPane } from '#chat/threads/threads-pane.tsx';
import { Page, Pane, Panes } from './chat.page.styles.ts';

/** `/user/chat`: conversations, and the one of the address. Three panes, two, or one with a way back. */
export default function ChatPage() {
  const { t } = useTranslation('mfe-chat');
  const { t: common } = useTranslation();
  const [search] = useSearchParams();
  const thread = threadOf(search);
  return (
    <Page data-open={thread !== null} data-fits-window>
      <header>
        <Breadcrumb
          trail={[
            { to: paths.home(), label: common('nav.home') },
            { to: paths.dashboard(), label: common('nav.account') },
          ]}
          current={t('threads.title')}
        />
        <h1>{t('threads.title')}</h1>
      </header>
      <Panes>
        <Pane data-pane="threads">
          <ThreadsPane open={thread} />
        </Pane>
        <Pane data-pane="conversation">
          {thread ? (
            <>
              <ConversationGate {...thread} />
              <ConversationPane key={`${thread.peerId}/${thread.propertyId}`} thread={thread} />
            </>
          ) : (
            <NothingOpen />
          )}
        </Pane>
        {thread && (
          <Pane data-pane="listing">
            <ListingPane />
          </Pane>
        )}
      </Panes>
    </Page>
  );
}
