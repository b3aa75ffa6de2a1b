import type { Conversation } from '@lintel/api-contract';
import { BlockDialog } from './block-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** What can be done with a conversation after a question. */
export type ConversationQuestion = 'block' | 'reportListing' | 'reportUser' | 'delete';

interface Props {
  question: ConversationQuestion;
  conversation: Conversation;
  onClose(): void;
}

/** The dialog of one question about a conversation. */
export default function ConversationDialog({ question, conversation, onClose }: Props) {
  const { user_id: id, name, property } = conversation;
  if (question === 'block') return <BlockDialog peer={{ id, name }} onClose={onClose} />;
  if (question === 'delete') return <DeleteDialog conversation={conversation} onClose={onClose} />;
  return (
    <ReportDialog
      about={question === 'reportUser' ? 'user' : 'listing'}
      thread={{ peerId: id, propertyId: property.id }}
      name={name}
      onClose={onClose}
    />
  );
}
