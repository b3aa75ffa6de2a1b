/**
 * A page reloads to other releases by itself only while the user is idle and nothing is half done. Before it does, this event is
 * sent to `window`; a listener prevents it where a reload would lose something. Text typed into a field needs no listener.
 *
 * @example addEventListener(BEFORE_AUTO_RELOAD, (event) => isRecording && event.preventDefault());
 */
export const BEFORE_AUTO_RELOAD = 'lintel.adopting';
