import { DAY_MS } from '#ports/clock.ts';
import { photo, pdf, postForm } from '../../test/harness/forms.ts';
import { deleteAccount } from '../../test/harness/delete-account.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';
import { newListing, newProject, ownFiles } from '../../test/harness/listings.ts';
import { sweepOrphans } from './orphans.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const soon = () => new Date(Date.now() + 60_000);
const afterGrace = () => new Date(Date.now() + 2 * DAY_MS);

describe('files that nothing refers to', () => {
  it('go after a day; everything that a listing, a project, a user or the demo world uses stays', async () => {
    const agent = await app.signIn('agent');
    const fact = await app.db
      .insertInto('parameters')
      .values({ name: 'Floor plan', type: 'file' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('category_parameters')
      .values({ category_id: 1, parameter_id: fact.id })
      .execute();
    const posted = await postForm(
      app,
      'post_property',
      {
        ...(await newListing()),
        three_d_image: await photo(),
        meta_image: await photo(),
        gallery_images: [await photo()],
        documents: [pdf()],
        parameters: [{ parameter_id: fact.id, value: pdf() }],
      },
      agent,
    );
    expect(posted.body.error).toBe(false);
    await postForm(
      app,
      'post_project',
      {
        ...(await newProject()),
        meta_image: await photo(),
        gallery_images: [await photo()],
        documents: [pdf()],
        plans: [{ title: 'Roof', document: pdf() }],
      },
      agent,
    );
    await postForm(app, 'update_profile', { profile: await photo() }, agent);
    const used = ownFiles(app).toSorted();
    expect(used).toHaveLength(12);
    const all = app.storage.files.size;
    for (const path of [
      'property_title_img/lost.webp',
      'property_gallery_img/9/lost.webp',
      'users/lost.webp',
    ])
      await app.storage.put(path, Buffer.from('x'));
    expect(await sweepOrphans(app.db, app.storage, soon())).toBe(0);
    expect(await sweepOrphans(app.db, app.storage, afterGrace())).toBe(3);
    expect(ownFiles(app).toSorted()).toEqual(used);
    expect(app.storage.files.size).toBe(all);
  });

  it('are those of a deleted account', async () => {
    const owner = await app.signIn('owner');
    await app.db.updateTable('user_package_units').set({ used: 0 }).where('feature_id', '=', 1).execute();
    const before = ownFiles(app).length;
    await postForm(app, 'post_property', await newListing(), owner);
    expect(ownFiles(app)).toHaveLength(before + 1);
    await deleteAccount(app, owner);
    await sweepOrphans(app.db, app.storage, afterGrace());
    expect(ownFiles(app)).toHaveLength(before);
  });

  it('stay or go with messages, receipts and applications', async () => {
    const buyer = await app.signIn('buyer');
    const me = (await app.get('get-user-data', {}, buyer)).body.data.id as number;
    const add = (path: string) => app.storage.put(path, Buffer.from('x'));
    const used = [
      'chat/used.pdf',
      'chat_audio/used.webm',
      'bank_receipt_file/used.pdf',
      'agent-verification/used.pdf',
    ] as const;
    for (const path of used) {
      await add(path);
      await add(path.replace('used', 'lost'));
    }
    const { property_id } = await app.db
      .selectFrom('messages')
      .select('property_id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('messages')
      .values({ sender_id: me, to_admin: true, property_id, file: used[0], audio: used[1] })
      .execute();
    const { id: transaction_id } = await app.db
      .selectFrom('transactions')
      .select('id')
      .executeTakeFirstOrThrow();
    await app.db.insertInto('bank_receipts').values({ transaction_id, file: used[2] }).execute();
    const { id: application_id } = await app.db
      .insertInto('verification_applications')
      .values({ user_id: me, status: 'pending' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('verification_answers')
      .values({ application_id, field_id: 3, value: used[3] })
      .execute();
    await sweepOrphans(app.db, app.storage, afterGrace());
    const left = () => [...app.storage.files.keys()].filter((path) => /\/(used|lost)\./.test(path));
    expect(left().toSorted()).toEqual([...used].toSorted());
    await app.db.deleteFrom('users').where('id', '=', me).execute();
    await sweepOrphans(app.db, app.storage, afterGrace());
    expect(left()).toEqual(['bank_receipt_file/used.pdf']);
  });
});
