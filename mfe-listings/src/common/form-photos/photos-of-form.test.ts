import 'fake-indexeddb/auto';
import type { ApiError } from '@lintel/api-contract';
import type { PreparedPhoto } from '@lintel/files';
import { $session, $shell } from '@lintel/remote-kit';
import { memoryShell } from '@lintel/testing';
import { allSettled, createEffect, createStore, fork } from 'effector';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import type { StoredForm } from '#common/form-sending/open-form.ts';
import { createFormModel } from '#common/form/form-model.ts';
import { poster } from '#testing/forms.ts';
import { photosOfForm } from './photos-of-form.ts';

interface Values {
  photos: readonly ListingFile[];
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const file = (name: string) => new File([name], name);

/** The form of draft `a` is on screen; the test ends the preparation of each photo. */
async function setUp() {
  const ends = new Map<string, (photo: PreparedPhoto) => void>();
  const form = createFormModel<Values, string>({
    kind: 'cabin',
    version: 1,
    empty: { photos: [] },
    readFx: createEffect<number, StoredForm<Values>, ApiError>(async () => ({ values: { photos: [] } })),
    copyFx: createEffect<Values, Values, ApiError>((values) => values),
    $clean: createStore((values: Values) => values),
    send: (_, { signal }) =>
      new Promise((_end, fail) => {
        signal.addEventListener('abort', () => fail({ kind: 'aborted', retryable: false }));
      }),
  });
  const intake = photosOfForm(form, {
    prepare: (photo) => new Promise((resolve) => void ends.set(photo.name, resolve)),
  });
  const shell = memoryShell({ session: poster });
  const scope = fork({
    values: [
      [$session, poster],
      [$shell, shell],
    ],
  });
  const address = (draft: string) => ({ draft, listing: null, from: null });
  await allSettled(form.Gate.open, { scope, params: address('a') });
  return {
    form,
    intake,
    scope,
    shell,
    openForm: async (draft: string) => {
      void allSettled(form.Gate.open, { scope, params: address(draft) });
      do await settle();
      while (scope.getState(form.$form)?.id !== draft);
    },
    choose: async (...names: string[]) => {
      void allSettled(intake.chosen, { scope, params: names.map(file) });
      await settle();
    },
    end: async (name: string) => {
      ends.get(name)?.({ ok: true, file: file(name), width: 1, height: 1 });
      await settle();
    },
    now: () => {
      const { id, values } = scope.getState(form.$form)!;
      return {
        id,
        photos: values.photos.map(({ name }) => name),
        state: scope.getState(form.submission.$submission).state,
      };
    },
  };
}

describe('photos of a form', () => {
  it('arrive in it, and in no other form that is opened meanwhile, which the user reads', async () => {
    const { intake, scope, shell, openForm, choose, end, now } = await setUp();
    await choose('sea', 'garden');
    await end('sea');
    expect(now()).toMatchObject({ id: 'a', photos: ['sea'] });
    await openForm('b');
    await end('garden');
    expect(now()).toMatchObject({ id: 'b', photos: [] });
    expect(scope.getState(intake.$waiting)).toBe(0);
    expect(shell.notices.map(({ tone }) => tone)).toEqual(['warning']);
    await choose('roof');
    await end('roof');
    expect(now()).toMatchObject({ id: 'b', photos: ['roof'] });
  });

  it('stop the form that is being sent without them, from their choice on', async () => {
    const { form, scope, choose, now } = await setUp();
    void allSettled(form.submitted, { scope });
    await settle();
    expect(now().state).toBe('sending');
    await choose('sea');
    expect(now().state).toBe('changed');
  });
});
