import { warningsOf } from '#common/shield/rules.ts';
import { WarningNote } from '#common/shield/warning-note.tsx';

/** What is suspicious about a first message, before it is sent. */
export default function FormWarning({ text }: { text: string }) {
  return <WarningNote warnings={warningsOf(text, { isFirst: true, ownHost: location.host })} side="mine" />;
}
