/** What the browser answers when a page asks for the microphone. */
export type MicrophoneState = 'granted' | 'denied' | 'missing';

export interface MediaDevices {
  /** Microphones that are open at the moment; a page that forgets to close one shows here. */
  readonly open: number;
  /** The next recordings hold these bytes. */
  speak(bytes: Uint8Array<ArrayBuffer>): void;
  /** Puts the browser's own parts back. */
  restore(): void;
}

/** Formats that the stand-in records, as Chromium does. */
const FORMATS = ['audio/webm', 'audio/webm;codecs=opus'];

/**
 * Stands for the microphone and the recorder of the browser, which the test environment lacks.
 *
 * @example const devices = mediaDevices('granted'); … devices.restore();
 */
export function mediaDevices(microphone: MicrophoneState): MediaDevices {
  let open = 0;
  let spoken = new Uint8Array([1, 2, 3, 4]);

  const track = () => {
    open += 1;
    let isLive = true;
    return {
      kind: 'audio',
      stop() {
        if (isLive) open -= 1;
        isLive = false;
      },
    };
  };
  const getUserMedia = async () => {
    if (microphone === 'denied') throw new DOMException('Permission denied', 'NotAllowedError');
    if (microphone === 'missing') throw new DOMException('Requested device not found', 'NotFoundError');
    const tracks = [track()];
    return { getTracks: () => tracks, getAudioTracks: () => tracks };
  };

  class Recorder extends EventTarget {
    static isTypeSupported = (type: string) => FORMATS.includes(type.replaceAll(' ', ''));
    state: 'inactive' | 'recording' | 'paused' = 'inactive';
    mimeType: string;
    ondataavailable: ((event: { data: Blob }) => void) | null = null;
    onstop: (() => void) | null = null;
    constructor(_: unknown, options: { mimeType?: string } = {}) {
      super();
      this.mimeType = options.mimeType ?? FORMATS[0]!;
    }
    start() {
      this.state = 'recording';
    }
    pause() {
      this.state = 'paused';
    }
    resume() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      const data = new Blob([spoken], { type: this.mimeType });
      this.ondataavailable?.({ data });
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
      this.onstop?.();
      this.dispatchEvent(new Event('stop'));
    }
  }

  const undo = [
    replaced(navigator, 'mediaDevices', { getUserMedia }),
    replaced(globalThis, 'MediaRecorder', Recorder),
  ];
  return {
    get open() {
      return open;
    },
    speak: (bytes) => void (spoken = bytes),
    restore: () => undo.forEach((putBack) => putBack()),
  };
}

/** Sets a property for the time of a test; returns what puts the former one back. */
function replaced(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}
