import type { PreparedPhoto } from '@lintel/files';
import { allSettled, createStore, fork } from 'effector';
import { createPhotoIntake } from './photo-intake.ts';

const file = (name: string) => new File([name], name);
const [slow, quick, broken] = [file('slow'), file('quick'), file('broken')];

/** Two photos are prepared at once; the test ends each. */
function setUp() {
  const cores = jest.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(2);
  Object.assign(globalThis, { Worker: jest.fn() });
  const ends = new Map<string, (photo: PreparedPhoto) => void>();
  const intake = createPhotoIntake({
    prepare: (photo) => new Promise((resolve) => void ends.set(photo.name, resolve)),
  });
  const $arrived = createStore<string[]>([]).on(intake.prepared, (all, photos) => [
    ...all,
    ...photos.map(({ name }) => name),
  ]);
  const scope = fork();
  const begun = () => [...ends.keys()];
  const end = async (photo: File, ok = true) => {
    ends.get(photo.name)!(ok ? { ok, file: photo, width: 1, height: 1 } : { ok, problems: [] });
    await new Promise((resolve) => setTimeout(resolve));
  };
  const now = () => ({
    arrived: scope.getState($arrived),
    waiting: scope.getState(intake.$waiting),
    unreadable: scope.getState(intake.$unreadable).map((one) => one.file.name),
  });
  return { cores, intake, scope, begun, end, now };
}

const own = globalThis.Worker;
afterEach(() => {
  globalThis.Worker = own;
  jest.restoreAllMocks();
});

describe('the intake of photos', () => {
  it('prepares as many photos at once as there are cores, and passes them on in the order of the choice', async () => {
    const { intake, scope, begun, end, now } = setUp();
    void allSettled(intake.chosen, { scope, params: [slow, quick, broken] });
    expect(begun()).toEqual(['slow', 'quick']);
    await end(quick);
    expect(begun()).toEqual(['slow', 'quick', 'broken']);
    expect(now()).toEqual({ arrived: [], waiting: 3, unreadable: [] });
    await end(slow);
    expect(now()).toEqual({ arrived: ['slow', 'quick'], waiting: 1, unreadable: [] });
    await end(broken, false);
    expect(now()).toEqual({ arrived: ['slow', 'quick'], waiting: 0, unreadable: ['broken'] });
  });

  it('leaves out one that is cancelled, before, while and after it is prepared, and lets the others pass', async () => {
    const { intake, scope, begun, end, now } = setUp();
    const idOf = (photo: File) => scope.getState(intake.$queue).find((one) => one.file === photo)!.id;
    const [ready, late] = [file('ready'), file('late')];
    void allSettled(intake.chosen, { scope, params: [slow, ready, late, quick] });
    await end(ready);
    expect(begun()).toEqual(['slow', 'ready', 'late']);
    for (const photo of [ready, quick, slow])
      void allSettled(intake.cancelled, { scope, params: idOf(photo) });
    await end(slow);
    expect(now()).toEqual({ arrived: [], waiting: 1, unreadable: [] });
    await end(late);
    expect(now()).toEqual({ arrived: ['late'], waiting: 0, unreadable: [] });
    expect(begun()).not.toContain('quick');
  });

  it('reads one again that could not be read, after the others, and forgets one that is taken away', async () => {
    const { intake, scope, end, now } = setUp();
    const other = file('other');
    void allSettled(intake.chosen, { scope, params: [broken, quick] });
    await end(broken, false);
    void allSettled(intake.retried, { scope, params: scope.getState(intake.$unreadable)[0]!.id });
    expect(now()).toEqual({ arrived: [], waiting: 2, unreadable: [] });
    await end(broken);
    await end(quick);
    expect(now()).toEqual({ arrived: ['quick', 'broken'], waiting: 0, unreadable: [] });
    void allSettled(intake.chosen, { scope, params: [other] });
    await end(other, false);
    expect(now().unreadable).toEqual(['other']);
    void allSettled(intake.cancelled, { scope, params: scope.getState(intake.$unreadable)[0]!.id });
    expect(now().unreadable).toEqual([]);
  });

  it('passes nothing on once the form is left', async () => {
    const { intake, scope, end, now } = setUp();
    void allSettled(intake.chosen, { scope, params: [slow] });
    void allSettled(intake.reset, { scope });
    await end(slow);
    expect(now()).toEqual({ arrived: [], waiting: 0, unreadable: [] });
  });
});
