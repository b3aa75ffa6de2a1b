import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { noteAfter, type NoteChange } from './note-change.ts';

const change = (text: string, more: Partial<NoteChange> = {}): NoteChange => ({
  text,
  revision: 0,
  device: 'phone',
  resolves: false,
  ...more,
});
const kept = { text: 'Damp', otherText: '', revision: 3, device: 'laptop' };

describe('a note that changes', () => {
  it('starts with words, and not without', () => {
    expect(noteAfter(undefined, change('Damp'))).toMatchObject({ text: 'Damp', revision: 1 });
    expect(noteAfter(undefined, change(''))).toBeNull();
  });
  it('is replaced by a device that has seen it, and by the one that wrote it', () => {
    expect(noteAfter(kept, change('Dry', { revision: 3 }))).toMatchObject({
      text: 'Dry',
      otherText: '',
      revision: 4,
    });
    expect(noteAfter(kept, change('Dry', { device: 'laptop' }))).toMatchObject({
      text: 'Dry',
      otherText: '',
    });
  });
  it('keeps both texts when the other one was not seen', () => {
    const both = noteAfter(kept, change('Noisy', { revision: 2 }));
    expect(both).toEqual({ text: 'Noisy', otherText: 'Damp', revision: 4, device: 'phone' });
    expect(noteAfter(both!, change('Dark', { device: 'tablet' }))).toMatchObject({
      text: 'Dark',
      otherText: 'Damp\n\nNoisy',
    });
  });
  it('is not deleted by a device that has not seen it', () => {
    expect(noteAfter(kept, change('', { revision: 2 }))).toBeNull();
    expect(noteAfter(kept, change('', { revision: 3 }))).toMatchObject({ text: '' });
    expect(noteAfter({ ...kept, text: '' }, change('Dry'))).toMatchObject({ text: 'Dry', otherText: '' });
  });
  it('stays as it is when the same change comes twice', () => {
    const first = noteAfter(kept, change('Noisy', { revision: 2 }))!;
    expect(noteAfter(first, change('Noisy', { revision: 2 }))).toBeNull();
  });
  it('loses the other text when the user has read it, and only then', () => {
    const both = { ...kept, otherText: 'Noisy' };
    expect(noteAfter(both, change('Damp', { revision: 3, resolves: true }))).toMatchObject({
      text: 'Damp',
      otherText: '',
    });
    expect(noteAfter(both, change('Damp', { revision: 2, resolves: true }))).toBeNull();
    expect(noteAfter(both, change('Dry', { revision: 3 }))).toMatchObject({ otherText: 'Noisy' });
  });
});

describe('listing-notes', () => {
  let app: TestApp;
  let buyer: string;
  let listing: number;
  beforeAll(async () => {
    app = await testApp();
    buyer = await app.signIn('buyer');
    listing = (await app.db.selectFrom('properties').select('id').limit(1).executeTakeFirstOrThrow()).id;
  });
  afterAll(() => app.close());
  const save = (fields: object, token = buyer) =>
    app.post('listing-notes', { property_id: listing, device: 'phone', ...fields }, token);
  const notes = async (token = buyer) => (await app.get('listing-notes', {}, token)).body.data;

  it('200: the same on all devices, and only of the user', async () => {
    expect((await save({ text: ' Damp ' })).body.data).toMatchObject({ text: 'Damp', revision: 1 });
    expect(await notes()).toEqual([expect.objectContaining({ property_id: listing, text: 'Damp' })]);
    expect(await notes(await app.signIn('owner'))).toEqual([]);
  });
  it('200: two devices at the same moment lose nothing', async () => {
    const answers = await Promise.all(
      ['laptop', 'tablet'].map((device) => save({ text: `From the ${device}`, revision: 1, device })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [{ text, other_text: other, revision }] = await notes();
    expect([text, other].toSorted()).toEqual(['From the laptop', 'From the tablet']);
    const resolved = await save({ text, revision, resolves: 1 });
    expect(resolved.body.data).toMatchObject({ text, other_text: '', revision: revision + 1 });
  });
  it('400: too long, without a device; 404: no such listing; 401: visitors', async () => {
    expect((await save({ text: 'x'.repeat(1001) })).body.fields).toHaveProperty('text');
    expect((await save({ text: 'x', device: '' })).body.fields).toHaveProperty('device');
    expect((await save({ text: 'x', property_id: 999_999 })).status).toBe(404);
    expect((await save({ text: 'x' }, '')).status).toBe(401);
  });
});
