import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import { sql } from 'kysely';
import { pdf, photo, postForm } from '../harness/forms.ts';
import { testApp, type Reply, type TestApp } from '../harness/test-app.ts';

/**
 * Every call succeeds once, in the order in which a user would make them. The application checks each answer against the
 * schema of its call, so a success here is a success with the fields and types of the wire contract.
 */
let app: TestApp;
const tokens: Record<'buyer' | 'owner' | 'agent', string> = { buyer: '', owner: '', agent: '' };
const succeeded = new Set<OperationName>();
/** What earlier steps made. */
const made: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp();
  for (const role of ['buyer', 'owner', 'agent'] as const) tokens[role] = await app.signIn(role);
});
afterAll(() => app.close());

type Who = keyof typeof tokens | undefined;
type Fields = Parameters<typeof postForm>[2];

async function expectSuccess(name: OperationName, fields: Fields = {}, who?: Who): Promise<Reply> {
  const { method, path, encoding } = operations[name] as { method: string; path: string; encoding?: string };
  const token = who && tokens[who];
  const reply =
    method === 'GET'
      ? await app.get(path, fields, token)
      : encoding === 'multipart'
        ? await postForm(app, path, fields, token)
        : await app.request({
            method: method as 'POST',
            url: `/api/${path}`,
            payload: fields,
            headers: token ? { authorization: `Bearer ${token}` } : {},
          });
  const answer = typeof reply.body === 'object' ? reply.body : { error: false };
  expect({ name, status: reply.status, error: answer.error, message: answer.message }).toEqual({
    name,
    status: 200,
    error: false,
    message: answer.message,
  });
  succeeded.add(name);
  return reply;
}
const ownedBy = async (email: string, more = sql`true`) =>
  (
    await sql<{ id: number; slug_id: string }>`
      select p.id, p.slug_id from properties p join users u on u.id = p.added_by
      where u.email = ${email} and p.is_on_market and not p.promoted and ${more} order by p.id`.execute(
      app.db,
    )
  ).rows;
const userId = async (email: string) =>
  (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const home = async (): Promise<Fields> => ({
  title: 'A house for the contract',
  description: 'Three rooms and a garden.',
  category_id: 3,
  property_type: 0,
  price: 250_000,
  address: '1 Contract Lane',
  city: 'Port Aster',
  state: 'Aster Bay',
  country: 'Lumera',
  latitude: 35.2,
  longitude: -24,
  title_image: await photo(),
});

it('visitors look around', async () => {
  const { body } = await expectSuccess('getPropertyList', { limit: 20, category_id: 1, property_type: 0 });
  const [a, b] = body.data.filter(({ is_premium }: { is_premium: boolean }) => !is_premium);
  await expectSuccess('getProperty', { slug_id: a.slug_id });
  await expectSuccess('compareProperties', { source_property_id: a.id, target_property_id: b.id });
  await expectSuccess('getAllSimilarProperties', { property_id: a.id });
  await expectSuccess('neighbourhoodStats', { property_id: a.id });
  await expectSuccess('listingHistory', { property_id: a.id });
  await expectSuccess('searchFacets', { property_type: 0 });
  await expectSuccess('getPropertiesOnMap', { city: 'Port Aster' });
  await expectSuccess('mapPoints', { bbox: '-180,-80,180,80', zoom: 4 });
  await expectSuccess('searchSuggestions', { query: 'port' });
  await expectSuccess('placeSearch', { query: 'port' });
  await expectSuccess('reverseGeocode', { latitude: 35.2, longitude: -24 });
  await expectSuccess('getNearbyProperties', { city: 'Port Aster' });
  await expectSuccess('mortgageCalculator', {
    loan_amount: 300_000,
    down_payment: 0,
    interest_rate: 6,
    loan_term_years: 30,
  });
  await expectSuccess('sitemapEntries', { kind: 'property', after: 0 });
  const agents = await expectSuccess('agentList', { limit: 3 });
  await expectSuccess('agentProperties', { slug_id: agents.body.data[1].slug_id });
  for (const name of [
    'getCategories',
    'getCitiesData',
    'getFacilities',
    'sitemapSlices',
    'getFacilitiesForFilter',
    'homepageData',
    'getProjects',
    'getPackage',
    'getReportReasons',
    'faqs',
    'getArticles',
    'getFeatures',
    'getSeoSettings',
    'getSlider',
    'privacyPolicy',
    'termsConditions',
    'webSettings',
    'appSettings',
  ] as const)
    await expectSuccess(name);
  await expectSuccess('getLanguages', { language_code: 'en', web_language_file: '1' });
  await expectSuccess('contctUs', {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    subject: 'Question',
    message: 'Is it open?',
  });
});

it('a user registers, proves the address and signs in', async () => {
  await expectSuccess('userRegister', {
    name: 'New',
    email: 'new@example.com',
    password: 'secret-1',
    re_password: 'secret-1',
  });
  await expectSuccess('getOtp', { email: 'new@example.com' });
  const otp = /\b(\d{6})\b/.exec(
    app.mail.sent.filter(({ to }) => to === 'new@example.com').at(-1)!.body,
  )![1]!;
  await expectSuccess('verifyOtp', { email: 'new@example.com', otp });
  await expectSuccess('forgotPassword', { email: 'new@example.com' });
  await expectSuccess('userSignup', { type: 3, email: 'new@example.com', password: 'secret-1' });
});

it('a buyer saves, asks, writes and chooses', async () => {
  const [listing] = await ownedBy('owner@example.com');
  const owner = await userId('owner@example.com');
  const property_id = listing!.id;
  await expectSuccess('addFavourite', { property_id, type: 1 }, 'buyer');
  await expectSuccess('getFavouriteProperty', {}, 'buyer');
  await expectSuccess('saveListingNote', { property_id, text: 'Ask.', device: 'a' }, 'buyer');
  await expectSuccess('getListingNotes', {}, 'buyer');
  await expectSuccess('changeHomeMarks', { kind: 'compare', add: property_id }, 'buyer');
  await expectSuccess('getHomeMarks', { kind: 'compare' }, 'buyer');
  await expectSuccess('interestedUsers', { property_id, type: 1 }, 'buyer');
  await expectSuccess('getInterestedUsers', { property_id }, 'owner');
  await expectSuccess('getInterestedUsersUnderscored', { property_id }, 'owner');
  const user_id = await userId('buyer@example.com');
  await expectSuccess('updateLead', { property_id, user_id, state: 'contacted', note: 'Saturday' }, 'owner');
  await expectSuccess('listingStatistics', { property_id }, 'owner');
  await expectSuccess('getListingSteps', {}, 'owner');
  await expectSuccess('confirmProperty', { property_id }, 'owner');
  await expectSuccess('arrangePictures', { property_id, cover_alt: 'A house by the sea' }, 'owner');
  await expectSuccess('addReports', { property_id, reason_id: 0, other_message: 'Odd.' }, 'buyer');
  const sent = await expectSuccess(
    'sendMessage',
    { receiver_id: owner, property_id, message: 'Hello' },
    'buyer',
  );
  await expectSuccess('chatTyping', { user_id: owner, property_id }, 'buyer');
  await expectSuccess('getMessages', { user_id: await userId('buyer@example.com'), property_id }, 'owner');
  await expectSuccess('findMessages', { user_id: owner, property_id, query: 'hello' }, 'buyer');
  await expectSuccess('getOwnMessages', { limit: 5 }, 'buyer');
  await expectSuccess('getConversation', { user_id: owner, property_id }, 'buyer');
  await expectSuccess('conversationPictures', { user_id: owner, property_id }, 'buyer');
  await expectSuccess('reportUser', { user_id: owner, property_id, reason: 'spam' }, 'buyer');
  await expectSuccess('getChats', {}, 'owner');
  await expectSuccess('deleteChatMessage', { receiver_id: owner, message_id: sent.body.id }, 'buyer');
  await expectSuccess('blockUser', { to_user_id: owner, reason: 'Spam' }, 'buyer');
  await expectSuccess('blockedUsers', {}, 'buyer');
  await expectSuccess('getResponsiveness', {}, 'agent');
  await expectSuccess('saveQuickReplies', { texts: ['Yes, it is.'] }, 'agent');
  await expectSuccess('getQuickReplies', {}, 'agent');
  await expectSuccess('unblockUser', { to_user_id: owner }, 'buyer');
  await expectSuccess('setPersonalisedFields', { category_ids: '1,2', property_type: 0 }, 'buyer');
  await expectSuccess('getPersonalisedFields', {}, 'buyer');
  await expectSuccess('getUserRecommendation', {}, 'buyer');
  await expectSuccess('deletePersonalisedFields', {}, 'buyer');
  const saved = await expectSuccess('saveSearch', { name: 'Homes in town', city: 'Port Aster' }, 'buyer');
  await expectSuccess('getSavedSearches', {}, 'buyer');
  await expectSuccess('seeSavedSearch', { id: saved.body.data.id }, 'buyer');
  await expectSuccess('deleteSavedSearch', { id: saved.body.data.id }, 'buyer');
  await expectSuccess('getNotificationList', {}, 'owner');
  await expectSuccess('getUnreadCounts', {}, 'owner');
  await expectSuccess('markNotificationsSeen', {}, 'owner');
});

it('packages are taken, paid and gone through', async () => {
  const offers = (await expectSuccess('getPackage', {}, 'buyer')).body;
  const bankOffer = offers.data.find(({ package_type }: { package_type: string }) => package_type === 'paid');
  const gateways = [
    'stripe_gateway',
    'razorpay_gateway',
    'paystack_gateway',
    'paypal_gateway',
    'flutterwave_status',
  ];
  const only = async (used: string) => {
    await app.db
      .insertInto('settings')
      .values(gateways.map((key) => ({ key, value: key === used ? '1' : '0' })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .execute();
    // Settings are kept for ten seconds.
    app.pass(11_000);
  };
  await expectSuccess('getPaymentSettings', {}, 'buyer');
  await expectSuccess('packageUnitLog', {}, 'owner');
  const intent = await expectSuccess(
    'createPaymentIntent',
    { package_id: bankOffer.id, platform_type: 'web', hosted_page: 1 },
    'buyer',
  );
  const payment_transaction_id = intent.body.data.payment_transaction.id;
  await expectSuccess('paymentTransactionStatus', { payment_transaction_id }, 'buyer');
  await expectSuccess('paymentTransactionFail', { payment_transaction_id }, 'buyer');
  await only('paypal_gateway');
  await expectSuccess('paypal', { package_id: bankOffer.id }, 'buyer');
  await only('flutterwave_status');
  await expectSuccess('flutterwave', { package_id: bankOffer.id }, 'buyer');
  await only('razorpay_gateway');
  await expectSuccess('generateRazorpayOrderid', { package_id: bankOffer.id }, 'buyer');
  await expectSuccess('bankTransferDetails', { package_id: bankOffer.id }, 'buyer');
  const bank = await expectSuccess(
    'initiateBankTransfer',
    { package_id: bankOffer.id, file: pdf() },
    'buyer',
  );
  await app.db
    .updateTable('transactions')
    .set({ status: 'rejected' })
    .where('id', '=', bank.body.data.id)
    .execute();
  await expectSuccess(
    'uploadBankReceiptFile',
    { payment_transaction_id: bank.body.data.id, file: pdf() },
    'buyer',
  );
  await app.db
    .updateTable('transactions')
    .set({ status: 'success' })
    .where('id', '=', bank.body.data.id)
    .execute();
  await expectSuccess('getPaymentReceipt', { payment_transaction_id: bank.body.data.id }, 'buyer');
  await expectSuccess('paymentReceiptDetails', { payment_transaction_id: bank.body.data.id }, 'buyer');
  await expectSuccess('getPaymentDetails', {}, 'buyer');
  const free = await app.db
    .selectFrom('packages')
    .select('id')
    .where('price', 'is', null)
    .executeTakeFirstOrThrow();
  await app.db
    .deleteFrom('user_packages')
    .where('user_id', '=', await userId('buyer@example.com'))
    .execute();
  await expectSuccess('assignPackage', { package_id: free.id }, 'buyer');
  await expectSuccess('checkPackageLimit', { type: 'property_list' }, 'buyer');
});

it('an agent lists, changes, features, and takes away', async () => {
  await sql`update user_package_units u set total = null from user_packages p
    where p.id = u.user_package_id and p.user_id = ${await userId('agent@example.com')}`.execute(app.db);
  const posted = (
    await expectSuccess('postProperty', { ...(await home()), gallery_images: [await photo()] }, 'agent')
  ).body.data[0];
  await expectSuccess('removePostImages', { id: posted.gallery[0].id }, 'agent');
  await expectSuccess(
    'updatePostProperty',
    { action_type: 0, id: posted.id, title: 'Another title', price: 240_000 },
    'agent',
  );
  await app.db
    .updateTable('properties')
    .set({ request_status: 'approved', status: 1 })
    .where('id', '=', posted.id)
    .execute();
  await expectSuccess('changePropertyStatus', { property_id: posted.id, status: 0 }, 'agent');
  await expectSuccess('changePropertyStatus', { property_id: posted.id, status: 1 }, 'agent');
  await expectSuccess('storeAdvertisement', { feature_for: 'property', property_id: posted.id }, 'agent');
  const adverts = await expectSuccess('getFeaturedData', { type: 'property' }, 'agent');
  await expectSuccess('deleteAdvertisement', { id: adverts.body.data[0].id }, 'agent');
  await expectSuccess('updatePropertyStatus', { property_id: posted.id, status: 2 }, 'agent');
  await expectSuccess('getAddedProperties', {}, 'agent');
  await expectSuccess('deleteProperty', { id: posted.id }, 'agent');

  const {
    title_image: image,
    address: location,
    price: _price,
    property_type: _type,
    ...rest
  } = await home();
  const project = (
    await expectSuccess(
      'postProject',
      { ...rest, location: location!, image: image!, type: 'upcoming' },
      'agent',
    )
  ).body.data[0];
  made.project = project.id;
  await app.db
    .updateTable('projects')
    .set({ request_status: 'approved', status: 1 })
    .where('id', '=', project.id)
    .execute();
  await expectSuccess('changeProjectStatus', { project_id: project.id, status: 0 }, 'agent');
  await expectSuccess('getAddedProjects', {}, 'agent');
  await app.db.updateTable('projects').set({ status: 1 }).where('id', '=', project.id).execute();
  await expectSuccess('getProjectDetail', { id: project.id }, 'agent');
  await expectSuccess('deleteProject', { id: project.id }, 'agent');
});

it('an owner asks for verification, changes the profile, and leaves', async () => {
  const form = await expectSuccess('getAgentVerificationFormFields', {}, 'owner');
  const answers = await Promise.all(
    form.body.data.map(
      async (field: { id: number; field_type: string; form_fields_values: { value: string }[] }) => ({
        id: field.id,
        value:
          field.field_type === 'file' ? pdf('licence.pdf') : (field.form_fields_values[0]?.value ?? '12'),
      }),
    ),
  );
  await expectSuccess('applyAgentVerification', { form_fields: answers }, 'owner');
  await expectSuccess('getAgentVerificationFormValues', {}, 'owner');
  await expectSuccess('updateProfile', { name: 'Jonas W.' }, 'owner');
  await expectSuccess('getUserData', {}, 'owner');
  await app.signIn('owner');
  const signedIn = await expectSuccess('getSessions', {}, 'owner');
  const other = signedIn.body.data.find((row: { is_current: boolean }) => !row.is_current);
  await expectSuccess('endSession', { id: other.id }, 'owner');
  await expectSuccess('endOtherSessions', {}, 'owner');
  await expectSuccess('getSecurityEvents', {}, 'owner');
  await expectSuccess('getOwnRecords', { kind: 'units' }, 'owner');
  await expectSuccess('eraseOwnRecords', { kind: 'preferences' }, 'owner');
  await expectSuccess('beforeLogout', { fcm_id: 'phone' }, 'owner');
  tokens.owner = await app.signIn('owner');
  await expectSuccess('signOutEverywhere', {}, 'owner');
  tokens.owner = await app.signIn('owner');
  await expectSuccess('changePassword', { new_password: 'harbour-lamp-77' }, 'owner');
  const signedInAt = new Date(app.now());
  app.identity.tokens.set('of google', { subject: 'google-9', emailVerified: true, signedInAt });
  app.identityAccounts.accounts.set('google-9', { email: undefined, methods: ['google'] });
  const google = { type: '0', auth_id: 'google-9', id_token: 'of google' };
  await expectSuccess('linkSignInMethod', google, 'owner');
  await expectSuccess('getSignInMethods', {}, 'owner');
  await expectSuccess('unlinkSignInMethod', { method: 'google' }, 'owner');
  await expectSuccess('getDeletionPreview', {}, 'owner');
  await expectSuccess('deleteUser', {}, 'owner');
  tokens.owner = await app.signIn('owner');
  await expectSuccess('keepAccount', {}, 'owner');
});

it('no call was forgotten', () => {
  expect((Object.keys(schemas) as OperationName[]).filter((name) => !succeeded.has(name))).toEqual([]);
});
