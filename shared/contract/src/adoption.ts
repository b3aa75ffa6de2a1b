/**
 * A page goes on with other releases by itself only at a moment that costs nobody anything: nobody is at it, and nothing is
 * half done. Before it does, this event, which can be prevented, is sent to `window`; whoever has something that a reload
 * would lose prevents it. What was typed into a field and is still there needs no word: the shell sees that itself.
 *
 * @example addEventListener(ADOPTION_EVENT, (event) => isRecording && event.preventDefault());
 */
export const ADOPTION_EVENT = 'lintel.adopting';
