/** Hz; each note sounds after the one before. */
const NOTES = [880, 1174.66];
const NOTE_S = 0.09;
const VOLUME = 0.07;
/** Milliseconds in which other tabs of the product stay silent. */
const SILENCE_MS = 1000;

let context: AudioContext | undefined;

/** A short tone, made here, so that no file is fetched. Silent where the browser has no audio or allows none yet. */
async function play(): Promise<void> {
  try {
    context ??= new AudioContext();
    await context.resume();
    const now = context.currentTime;
    NOTES.forEach((frequency, index) => {
      const [note, volume] = [context!.createOscillator(), context!.createGain()];
      const begin = now + index * NOTE_S;
      note.frequency.value = frequency;
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(VOLUME, begin + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE_S * 1.8);
      note.connect(volume).connect(context!.destination);
      note.start(begin);
      note.stop(begin + NOTE_S * 2);
    });
  } catch {
    // A tone that is not heard takes nothing away: the message is on screen and in the counters.
  }
}

/** Sounds once, however many tabs of the product are open. */
export async function playTone(): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return play();
  await locks.request('lintel-chat-tone', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await play();
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
  });
}
