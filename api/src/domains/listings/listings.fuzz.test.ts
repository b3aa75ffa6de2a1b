import fc from 'fast-check';
import { sweepOrphans } from '#files/orphans.ts';
import { DAY_MS } from '#ports/clock.ts';
import { photo, pdf, postForm, type FormFile } from '../../../test/harness/forms.ts';
import { testApp, type Reply, type TestApp } from '../../../test/harness/test-app.ts';
import { newListing, newProject, ownFiles } from '../../../test/harness/listings.ts';
import { anyText } from '../../../test/contract/any-text.ts';

let app: TestApp;
let token: string;
let own: { id: number; slug_id: string };
let picture: FormFile;
beforeAll(async () => {
  app = await testApp();
  token = await app.signIn('agent');
  picture = await photo('p.jpg', 60, 40);
  own = (await postForm(app, 'post_property', await newListing({ title_image: picture }), token)).body
    .data[0];
});
afterAll(() => app.close());

const RUNS = { numRuns: 60 };

const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "'; drop table properties; --",
  '../../etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '<script>alert(1)</script>',
  '٣',
  '9'.repeat(400),
  '-1',
  '1e308',
  'NaN',
  '\uD800',
  '__proto__',
  '[]',
  '["a"',
  null,
  true,
  0,
  -1,
  1.5,
  9e15,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { bytes: 'x' },
  { 0: { 0: 1 } },
);
const value = fc.oneof(
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: anyText(60) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
const names = `
  title description category_id property_type price address city state country latitude longitude
  video_link rentduration is_premium slug_id meta_title meta_keywords meta_image parameters
  facilities gallery_images documents title_image three_d_image remove_gallery_images
  remove_documents remove_three_d_image plans remove_plans type image
`
  .trim()
  .split(/\s+/);
const hostile = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 });

/** Every refusal is one of ours, and what was refused left nothing. */
const isSound = ({ status, body }: Reply) => status < 500 && typeof body.error === 'boolean';
const rows = async () =>
  (await app.db.selectFrom('properties').select('id').execute()).length +
  (await app.db.selectFrom('projects').select('id').execute()).length;

async function isWhole(before: { rows: number; files: number }, reply: Reply): Promise<boolean> {
  if (!isSound(reply)) return false;
  if (reply.body.error) return (await rows()) === before.rows && ownFiles(app).length === before.files;
  return (await sweepOrphans(app.db, app.storage, new Date(Date.now() + 2 * DAY_MS))) === 0;
}
const state = async () => ({ rows: await rows(), files: ownFiles(app).length });

describe('hostile bodies', () => {
  it.each(['post_property', 'post_project'])('%s: nothing half done', async (call) => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(hostile, async (changes) => {
        const complete =
          call === 'post_property'
            ? await newListing({ title_image: picture })
            : await newProject({ image: picture });
        const before = await state();
        // Over JSON no file arrives, so this is refused after all fields were read.
        expect(await isWhole(before, await app.post(call, { ...complete, ...changes }, token))).toBe(true);
        const texts = Object.fromEntries(
          Object.entries(changes).map(([name, sent]) => [
            name,
            typeof sent === 'string' ? sent : (JSON.stringify(sent) ?? ''),
          ]),
        );
        const form = await postForm(app, call, { ...complete, ...texts }, token);
        accepted += form.body.error ? 0 : 1;
        expect(await isWhole(before, form)).toBe(true);
      }),
      RUNS,
    );
    // the hostile values do not all hide behind the first refusal
    expect(accepted).toBeGreaterThan(0);
  });

  it('update_post_property: nothing half done', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.boolean(), async (changes, bySlug) => {
        const target = bySlug ? { slug_id: own.slug_id, id: own.id } : { id: own.id };
        const before = await state();
        const reply = await app.post(
          'update_post_property',
          { ...changes, ...target, action_type: 0 },
          token,
        );
        expect(await isWhole(before, reply)).toBe(true);
        const { price } = await app.db
          .selectFrom('properties')
          .select('price')
          .where('id', '=', own.id)
          .executeTakeFirstOrThrow();
        expect(price).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('multipart with any names and files: nothing half done', async () => {
    const file = fc.oneof(fc.constantFrom('picture', 'pdf'), fc.uint8Array({ maxLength: 40 }));
    const name = fc.oneof(
      fc.constantFrom(
        'gallery_images[0]',
        'gallery_images[]',
        'documents[0]',
        'documents[99999]',
        'meta_image',
        'title_image',
      ),
      fc.constantFrom(
        'parameters[0][value]',
        'parameters[0][parameter_id]',
        'parameters[x][y][z][q]',
        '__proto__[a]',
        'title[bytes]',
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(name, file, { maxKeys: 4 }),
        fc.dictionary(name, fc.string({ maxLength: 20 }), { maxKeys: 3 }),
        async (files, texts) => {
          const uploads = Object.fromEntries(
            Object.entries(files).map(([field, what]) => [
              field,
              what === 'picture'
                ? picture
                : what === 'pdf'
                  ? pdf()
                  : { name: 'a.jpg', file: what as Uint8Array },
            ]),
          );
          const before = await state();
          const reply = await postForm(
            app,
            'post_property',
            { ...(await newListing({ title_image: picture })), ...texts, ...uploads },
            token,
          );
          expect(await isWhole(before, reply)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    'delete_property',
    'update_property_status',
    'change-property-status',
    'remove_post_images',
    'delete_project',
    'change-project-status',
  ])('%s: refused in our words', async (call) => {
    await fc.assert(
      fc.asyncProperty(value, value, async (id, status) => {
        const reply = await app.post(call, { id, property_id: id, project_id: id, status }, token);
        expect(isSound(reply)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    'listing-history',
    'get-interested-users',
    'get-projects',
    'get-project-detail',
    'get-added-projects',
    'agent-properties',
    'compare-properties',
  ])('%s: answered or refused', async (call) => {
    const parameters = [
      'id',
      'slug_id',
      'property_id',
      'source_property_id',
      'target_property_id',
      'limit',
      'offset',
    ];
    const more = [
      'latitude',
      'longitude',
      'radius',
      'posted_since',
      'is_admin',
      'is_projects',
      'request_status',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...parameters, ...more), value, { maxKeys: 4 }),
        async (query) => {
          const { status, body } = await app.get(call, query, token);
          expect(status).toBeLessThan(500);
          expect(typeof body.error).toBe('boolean');
        },
      ),
      { numRuns: 40 },
    );
  });
});
