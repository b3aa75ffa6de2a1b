import { fromPersisted, moved, toPersisted } from './location.model.ts';
import { readPosition, type PositionProblem } from './geolocation.ts';
import type { TextStorage } from '#user/persisted/browser-storage.ts';

const memory = (texts: Record<string, string> = {}): TextStorage & { texts: Record<string, string> } => ({
  texts,
  read: (key) => texts[key] ?? null,
  write(key, text) {
    texts[key] = text;
    return true;
  },
});

interface Browser {
  permission?: PermissionState;
  /** Coordinates, or the browser's code of a failure. */
  answer: { latitude: number; longitude: number } | 1 | 2 | 3;
}

const asked: PositionOptions[] = [];

function browser({ permission, answer }: Browser): void {
  asked.length = 0;
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: permission ? { query: async () => ({ state: permission }) } : undefined,
  });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition(done: PositionCallback, fail: PositionErrorCallback, options: PositionOptions) {
        asked.push(options);
        if (typeof answer === 'number') fail({ code: answer } as GeolocationPositionError);
        else done({ coords: answer } as GeolocationPosition);
      },
    },
  });
}

const problem = (storage = memory()): Promise<PositionProblem | 'none'> =>
  readPosition({ storage }).then(
    () => 'none',
    (reason: PositionProblem) => reason,
  );

describe('the position of this device', () => {
  it('is asked for precisely, with ten seconds, and never from a cache', async () => {
    browser({ permission: 'prompt', answer: { latitude: 1, longitude: 2 } });
    expect(await readPosition({ storage: memory() })).toEqual({ latitude: 1, longitude: 2 });
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }]);
  });

  it('is not asked for again after the user refused, until the browser itself allows it', async () => {
    const storage = memory();
    browser({ permission: 'prompt', answer: 1 });
    expect(await problem(storage)).toBe('denied');
    browser({ permission: 'prompt', answer: { latitude: 1, longitude: 2 } });
    expect(await problem(storage)).toBe('not-asked');
    expect(asked).toEqual([]);
    browser({ permission: 'granted', answer: { latitude: 1, longitude: 2 } });
    expect(await problem(storage)).toBe('none');
  });

  it('is asked for again at the user’s request, and a grant replaces the refusal', async () => {
    const storage = memory();
    browser({ permission: 'prompt', answer: 1 });
    await problem(storage);
    browser({ permission: 'prompt', answer: { latitude: 1, longitude: 2 } });
    expect(await readPosition({ storage, isUserRequest: true })).toEqual({ latitude: 1, longitude: 2 });
    expect(await problem(storage)).toBe('none');
    browser({ permission: 'denied', answer: 1 });
    await expect(readPosition({ storage, isUserRequest: true })).rejects.toBe('denied');
  });

  it('is not asked for where the browser forbids it anyway', async () => {
    browser({ permission: 'denied', answer: 1 });
    expect(await problem()).toBe('not-asked');
    expect(asked).toEqual([]);
  });

  it.each([
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const)('may be missing for a reason that may be gone next time (%s)', async (code, reason) => {
    const storage = memory();
    browser({ answer: code });
    expect(await problem(storage)).toBe(reason);
    expect(storage.texts).toEqual({});
  });
});

describe('the stored place', () => {
  const quay = {
    latitude: 10,
    longitude: 20,
    formatted_address: 'Quay 1',
    city: 'Porto Azul',
    state: '',
    country: '',
  };

  it('keeps its address when the device is found close by', () => {
    expect(moved(quay, { latitude: 10.001, longitude: 20.001 })).toEqual({
      ...quay,
      latitude: 10.001,
      longitude: 20.001,
    });
  });

  it('loses its address when the device is somewhere else', () => {
    expect(moved(quay, { latitude: 11, longitude: 20 }).city).toBe('');
  });

  it('is written with its coordinates together, and read back the same', () => {
    expect(toPersisted(quay)?.coordinates).toEqual({ latitude: 10, longitude: 20 });
    expect(fromPersisted(toPersisted(quay))).toEqual(quay);
  });
});
