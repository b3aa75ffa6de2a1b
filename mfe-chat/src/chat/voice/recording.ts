/** What browsers can record, what most of them can play first (ADR 0103). */
const TYPES = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/mp4;codecs=opus',
  'audio/mp4',
  'audio/ogg;codecs=opus',
];
const extensions: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' };
/** Speech; a quarter of an hour stays below the limit of the back end. */
const BITS_PER_S = 32_000;
export const LONGEST_S = 15 * 60;

/** Why there is no recording. */
export type MicrophoneProblem = 'microphoneMissing' | 'microphoneDenied';

export interface Recording {
  /** How loud it is at the moment, 0 to 1; 0 where the browser cannot measure it. */
  level(): number;
  /** Resolves with the file once it ends, also by itself, as when the microphone goes away. */
  ended: Promise<File>;
  /** Ends it; resolves with the file. */
  finish(): Promise<File>;
  /** Ends it, and lets the microphone go. */
  discard(): void;
}

/** The type that a browser records in; undefined: it knows best itself. */
export const recordedType = (isSupported: (type: string) => boolean): string | undefined =>
  TYPES.find(isSupported);

/** Asks for the microphone and begins. Rejects with a {@link MicrophoneProblem}. */
export async function beginRecording(): Promise<Recording> {
  const stream = await microphone();
  try {
    return record(stream);
  } catch {
    // A track that has ended meanwhile, or a format that the browser cannot record after all.
    release(stream);
    throw missing;
  }
}

const missing: MicrophoneProblem = 'microphoneMissing';

const release = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

function record(stream: MediaStream): Recording {
  const mimeType = recordedType((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_S,
    ...(mimeType ? { mimeType } : {}),
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.start();
  const meter = meterOf(stream);
  const ended = new Promise<File>((resolve) => {
    recorder.addEventListener('stop', () => {
      meter.close();
      release(stream);
      const type = recorder.mimeType.split(';')[0]!;
      resolve(new File(parts, `voice.${extensions[type] ?? 'webm'}`, { type }));
    });
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    level: meter.level,
    ended,
    finish() {
      stop();
      return ended;
    },
    discard: stop,
  };
}

async function microphone(): Promise<MediaStream> {
  if (!navigator.mediaDevices || !('MediaRecorder' in globalThis)) throw missing;
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    const isDenied =
      error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);
    throw isDenied ? ('microphoneDenied' satisfies MicrophoneProblem) : missing;
  }
}

function meterOf(stream: MediaStream): { level(): number; close(): void } {
  if (!('AudioContext' in globalThis)) return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 256;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  return {
    level() {
      analyser.getByteTimeDomainData(samples);
      return Math.min(1, Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 96);
    },
    close: () => void context.close(),
  };
}
