import { photo, postForm } from '../harness/forms.ts';
import { newListing, ownFiles, unitsUsed } from '../harness/listings.ts';
import { thrown } from '../harness/observability/thrown-error.ts';
import { testApp } from '../harness/test-app.ts';

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`as ${code}`), { code, ...more });

describe('a write that finds no room', () => {
  it.each([
    ['in the database', failure('53100', { severity: 'ERROR' })],
    ['among the files', failure('ENOSPC')],
    ['in the quota of the account', failure('EDQUOT')],
  ])('503 %s: it may come again in a minute, and the log names the disk', async (_where, error) => {
    const { answer, logged } = await thrown(error);
    expect(answer.json()).toMatchObject({
      code: 503,
      key: 'unavailable',
      message:
        'Im Moment ist kein Platz, um das zu speichern. Versuchen Sie es in einigen Minuten noch einmal.',
    });
    expect(answer.headers['retry-after']).toBe('60');
    expect(logged).toMatchObject({ event: 'disk_full', level: 50 });
  });

  it('503 when the database has no memory left', async () => {
    const { answer } = await thrown(failure('53200', { severity: 'ERROR' }));
    expect(answer.json()).toMatchObject({ code: 503, key: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('leaves no file, no row and no used unit of a listing whose second photo finds none', async () => {
    const app = await testApp();
    const agent = await app.signIn('agent');
    const used = await unitsUsed(app, 'property_list');
    const { put } = app.storage;
    let isFull = false;
    app.storage.put = (path, bytes) => {
      if (isFull) return Promise.reject(failure('ENOSPC'));
      isFull = true;
      return put(path, bytes);
    };
    const form = { ...(await newListing()), client_id: 'full', gallery_images: [await photo()] };
    const refused = await postForm(app, 'post_property', form, agent);
    expect(refused).toMatchObject({ status: 503, body: { key: 'unavailable' } });
    expect([ownFiles(app), await unitsUsed(app, 'property_list')]).toEqual([[], used]);
    app.storage.put = put;
    expect((await postForm(app, 'post_property', form, agent)).body.already_posted).toBe(false);
    expect(await unitsUsed(app, 'property_list')).toBe(used + 1);
    await app.close();
  });
});
