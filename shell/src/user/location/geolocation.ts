import { browserStorage, type TextStorage } from '#user/persisted/browser-storage.ts';

/** Milliseconds that the browser may take to find out (docs/spec/client.md#position). */
export const POSITION_LIMIT_MS = 10_000;
const DENIED_KEY = 'lintel-location-denied';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Why there is no position (docs/spec/client.md#position). */
export type PositionProblem = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'not-asked';

const problems: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Whether the browser would answer without asking. Browsers that cannot tell count as "would ask". */
async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}

export interface PositionQuestion {
  storage?: TextStorage;
  /** The user pressed a button for it, so that an earlier refusal does not count. */
  isUserRequest?: boolean;
}

/**
 * Where this device is: precise, never from a cache. Rejects with a {@link PositionProblem}. After a refusal it is not
 * asked for again in this browser, unless the user has allowed it in the browser's own settings since, or asks for it explicitly.
 */
export async function readPosition({
  storage = browserStorage,
  isUserRequest = false,
}: PositionQuestion = {}): Promise<Coordinates> {
  if (!('geolocation' in navigator)) throw 'unsupported' satisfies PositionProblem;
  const state = await permission();
  if (state === 'denied' && isUserRequest) throw 'denied' satisfies PositionProblem;
  if (state === 'denied' || (state === 'prompt' && !isUserRequest && storage.read(DENIED_KEY))) {
    throw 'not-asked' satisfies PositionProblem;
  }
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (storage.read(DENIED_KEY)) storage.write(DENIED_KEY, '');
        resolve({ latitude: coords.latitude, longitude: coords.longitude });
      },
      ({ code }) => {
        if (problems[code] === 'denied') storage.write(DENIED_KEY, '1');
        reject(problems[code] ?? 'unavailable');
      },
      { enableHighAccuracy: true, timeout: POSITION_LIMIT_MS, maximumAge: 0 },
    );
  });
}
