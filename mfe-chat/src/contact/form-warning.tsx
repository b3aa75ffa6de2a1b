import { useReadable } from '@lintel/remote-kit';
import { countSentElsewhere, sentWords } from '#common/shield/recipients.ts';
import { warningsOf } from '#common/shield/rules.ts';
import { WarningNote } from '#common/shield/warning-note.tsx';

interface FormWarningProps {
  thread: { peerId: number; propertyId: number };
  text: string;
}

/** What is suspicious about a first message, before it is sent. */
export default function FormWarning({ thread, text }: FormWarningProps) {
  const sent = useReadable(sentWords);
  const warnings = warningsOf(text, {
    isFirst: true,
    sentElsewhere: countSentElsewhere(sent, thread, text, Date.now()),
    ownHost: location.host,
  });
  return <WarningNote warnings={warnings} side="mine" />;
}
