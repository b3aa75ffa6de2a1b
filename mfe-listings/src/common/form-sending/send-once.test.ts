import type { CallOptions } from '@lintel/remote-kit';
import type { StoredForm } from './open-form.ts';
import type { SendOptions } from './submission.ts';
import type { ApiError } from '@lintel/api-contract';
import { createEffect } from 'effector';
import type { Arrangement } from '#common/form-files/arrangement.ts';
import { withSent } from '#common/form-files/same-file.ts';
import { COVER, newFiles, type ListingFile } from '#common/form-files/listing-file.ts';
import type { PostedListing } from './posted-listing.ts';
import { createFirstAttempts } from './first-attempt.ts';
import { createSend, type WrittenListing } from './send-once.ts';

interface Values {
  title: string;
  photos: readonly ListingFile[];
}
interface Request {
  title: string;
  files: File[];
}
const chosen = (name: string, alt = ''): ListingFile => ({
  id: name,
  name,
  file: new File([name], name),
  alt,
});
const options: SendOptions = { signal: new AbortController().signal, onProgress: () => undefined };

/** A back end that has posted the form before, whose answer was lost, or has not. */
function setUp(stored?: { title: string; files: string[] }) {
  const calls: string[] = [];
  /** Names of files that were chosen after the first attempt, as the last one found them. */
  let replaced: string[] = [];
  let isLost = false;
  const addressOf = (name: string) => `https://site/${name}.webp`;
  const written = (names: readonly string[]): WrittenListing => ({
    listing: { id: 5, slug: 'villa', title: 'Villa', state: 'review' },
    photos: {
      cover: addressOf(names[0]!),
      gallery: names.slice(1).map((name, index) => ({ id: 11 + index, address: addressOf(name) })),
    },
    sent: new Map(names.map((name) => [name, addressOf(name)])),
    isRepeated: stored !== undefined,
  });
  const request = ({ title, photos }: Values): Request => ({ title, files: newFiles(photos) });
  const present = (stored?.files ?? []).map((name, index) => ({
    id: index === 0 ? COVER : String(10 + index),
    name,
    address: addressOf(name),
    alt: '',
  }));
  const send = createSend<Values, Request, Request>({
    postRequest: request,
    changeRequest: (_, values) => request(values),
    firstAttempts: createFirstAttempts(),
    afterAttempt: (values, before, sent, isReplaced) => {
      replaced = newFiles(values.photos)
        .filter(isReplaced)
        .map(({ name }) => name);
      return { ...values, photos: withSent(values.photos, sent, before.photos) };
    },
    postFx: createEffect<{ request: Request; options: CallOptions }, WrittenListing, ApiError>(
      ({ request: { title, files } }) => {
        if (isLost) throw { kind: 'timeout', retryable: true } as unknown as Error;
        calls.push(`post ${title}: ${files.map(({ name }) => name).join(' ')}`);
        return written(stored?.files ?? files.map(({ name }) => name));
      },
    ),
    changeFx: createEffect<{ request: Request; options: CallOptions }, WrittenListing, ApiError>(
      ({ request: { title, files } }) => {
        const names = files.map(({ name }) => name);
        calls.push(`change ${title}: ${names.join(' ')}`);
        return written([...(stored?.files ?? []), ...names]);
      },
    ),
    readFx: createEffect<number, StoredForm<Values>, ApiError>(() => ({
      values: { title: stored!.title, photos: present },
    })),
    arrangeFx: createEffect<{ listing: PostedListing; plan: Arrangement }, void, ApiError>(({ plan }) => {
      calls.push(`arrange ${plan.order.join(' ')} ${plan.cover_alt}`);
    }),
  });
  const form = (values: Values, listing: number | null = null) => ({
    id: 'form-1',
    listing,
    values,
    before: { title: 'Villa', photos: present },
    clashes: [],
    resumedFrom: null,
  });
  return {
    calls,
    post: (values: Values) => send(form(values), options),
    replaced: () => replaced,
    lose: async (values: Values) => {
      isLost = true;
      await send(form(values), options).catch(() => undefined);
      isLost = false;
    },
    change: (values: Values) => send(form(values, 5), options),
  };
}

describe('sending a listing once', () => {
  it('posts once, and describes photos only where a description was written', async () => {
    const { calls, post } = setUp();
    await post({ title: 'Villa', photos: [chosen('a'), chosen('b')] });
    expect(calls).toEqual(['post Villa: a b']);
    await post({ title: 'Villa', photos: [chosen('a', 'Front'), chosen('b')] });
    expect(calls.slice(1)).toEqual(['post Villa: a b', 'arrange 11 Front']);
  });

  it('goes on as a change with what was typed and chosen after an attempt whose answer was lost', async () => {
    const { calls, post } = setUp({ title: 'Villa', files: ['a', 'b'] });
    await post({ title: 'Villa by the sea', photos: [chosen('b'), chosen('a', 'Sea'), chosen('c')] });
    expect(calls).toEqual(['post Villa by the sea: b a c', 'change Villa by the sea: c', 'arrange 11 12 ']);
  });

  it('changes nothing when nothing was typed since, so that the listing needs no second review', async () => {
    const { calls, post } = setUp({ title: 'Villa', files: ['a', 'b'] });
    await post({ title: 'Villa', photos: [chosen('a', 'Front'), chosen('b')] });
    expect(calls).toEqual(['post Villa: a b', 'arrange 11 Front']);
  });

  it('tells files that were chosen after the first attempt of this page from those that it sent', async () => {
    const { lose, post, replaced } = setUp({ title: 'Villa', files: ['a'] });
    const [a, b] = [chosen('a'), chosen('b')];
    await lose({ title: 'Villa', photos: [a] });
    await post({ title: 'Villa', photos: [a, b] });
    expect(replaced()).toEqual(['b']);
  });

  it('takes no file for chosen since where the first attempt was on an earlier page', async () => {
    const { post, replaced } = setUp({ title: 'Villa', files: ['a'] });
    await post({ title: 'Villa', photos: [chosen('a')] });
    expect(replaced()).toEqual([]);
  });

  it('changes an own listing and arranges its photos', async () => {
    const { calls, change } = setUp({ title: 'Villa', files: ['a'] });
    await change({ title: 'Villa II', photos: [chosen('c')] });
    expect(calls[0]).toBe('change Villa II: c');
    expect(calls).toHaveLength(2);
  });
});
