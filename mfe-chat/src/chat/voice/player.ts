/** What a part that plays something shows. */
export interface Playback {
  isPlaying: boolean;
  /** Seconds. */
  at: number;
  /** As the file itself states it, in seconds; null where it does not. */
  length: number | null;
  hasFailed: boolean;
}

export interface Player {
  /** Calls back after each change; returns what ends that and the playing. */
  open(src: string, onChange: (change: Partial<Playback>) => void): () => void;
  /** Rejects when the browser cannot play it. */
  play(): Promise<void>;
  pause(): void;
  seek(to: number): void;
  setSpeed(speed: number): void;
}

/** Two voices at once are not understood: what begins to play ends what plays. */
let sounding: HTMLAudioElement | undefined;
function sounds(audio: HTMLAudioElement): void {
  if (sounding !== audio) sounding?.pause();
  sounding = audio;
}

/** The browser's own player, without its controls. */
export function createPlayer(): Player {
  const audio = new Audio();
  audio.preload = 'metadata';
  audio.addEventListener('play', () => sounds(audio));
  return {
    open(src, onChange) {
      const { signal, abort } = listening();
      const on = (event: string, changeOf: () => Partial<Playback>) =>
        audio.addEventListener(event, () => onChange(changeOf()), { signal });
      on('play', () => ({ isPlaying: true }));
      on('pause', () => ({ isPlaying: false }));
      on('ended', () => ({ isPlaying: false, at: 0 }));
      on('timeupdate', () => ({ at: audio.currentTime }));
      on('durationchange', () => ({ length: Number.isFinite(audio.duration) ? audio.duration : null }));
      audio.src = src;
      return () => {
        abort();
        audio.pause();
      };
    },
    play: () => audio.play(),
    pause: () => audio.pause(),
    seek: (to) => void (audio.currentTime = to),
    setSpeed: (speed) => void (audio.playbackRate = speed),
  };
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
