import { newListing, newProject } from '../harness/listings.ts';
import { anyListing, nth, ownListing, type Action } from './choice.ts';

const cities = ['Port Calder', 'Westhaven', 'Tarn'];
const decisions = ['approve', 'reject'];

/** What happens to homes, projects and their adverts. */
export const listingActions: Readonly<Record<string, Action>> = {
  post: async (world, { role, first, second }) =>
    world.postForm(
      role,
      'post_property',
      await newListing({ title_image: world.picture, price: 1000 + first, city: nth(cities, second)! }),
    ),
  'post project': async (world, { role }) =>
    world.postForm(role, 'post_project', await newProject({ image: world.picture })),
  'change price': async (world, choice) =>
    world.postForm(choice.role, 'update_post_property', {
      action_type: 0,
      id: await ownListing(world, 'properties', choice),
      price: 1000 + (choice.second % 5),
    }),
  'change words': async (world, choice) =>
    world.postForm(choice.role, 'update_post_property', {
      action_type: 0,
      id: await ownListing(world, 'properties', choice),
      description: `Words ${choice.second}`,
      city: nth(cities, choice.second)!,
    }),
  'change project': async (world, choice) =>
    world.postForm(choice.role, 'post_project', {
      id: await ownListing(world, 'projects', choice),
      title: `Words ${choice.second}`,
    }),
  show: async (world, choice) =>
    world.post(choice.role, 'change-property-status', {
      property_id: await ownListing(world, 'properties', choice),
      status: choice.second % 2,
    }),
  'show project': async (world, choice) =>
    world.post(choice.role, 'change-project-status', {
      project_id: await ownListing(world, 'projects', choice),
      status: choice.second % 2,
    }),
  deal: async (world, choice) =>
    world.post(choice.role, 'update_property_status', {
      property_id: await ownListing(world, 'properties', choice),
      status: choice.second % 4,
    }),
  confirm: async (world, choice) =>
    world.post(choice.role, 'confirm-property', {
      property_id: await ownListing(world, 'properties', choice),
    }),
  delete: async (world, choice) =>
    world.post(choice.role, 'delete_property', { id: await ownListing(world, 'properties', choice) }),
  'delete project': async (world, choice) =>
    world.post(choice.role, 'delete_project', { id: await ownListing(world, 'projects', choice) }),
  feature: async (world, choice) =>
    world.post(choice.role, 'store_advertisement', {
      feature_for: 'property',
      property_id: await ownListing(world, 'properties', choice),
    }),
  'feature project': async (world, choice) =>
    world.post(choice.role, 'store_advertisement', {
      feature_for: 'project',
      project_id: await ownListing(world, 'projects', choice),
    }),
  'end advert': async (world, { role, first }) => {
    const adverts = await world.app.db
      .selectFrom('adverts')
      .select('id')
      .orderBy('id', 'desc')
      .limit(6)
      .execute();
    return world.post(role, 'delete_advertisement', { id: nth(adverts, first)?.id ?? 0 });
  },
  'decide on a home': async (world, { first, second }) =>
    world.operator(
      nth(decisions, second)!,
      'property',
      String((await anyListing(world, 'properties', first)).id),
      '--reason',
      'blurred',
    ),
  'decide on a project': async (world, { first, second }) =>
    world.operator(
      nth(decisions, second)!,
      'project',
      String((await anyListing(world, 'projects', first)).id),
      '--reason',
      'blurred',
    ),
  'decide on an advert': async (world, { first, second }) => {
    const adverts = await world.app.db
      .selectFrom('adverts')
      .select('id')
      .orderBy('id', 'desc')
      .limit(4)
      .execute();
    const id = String(nth(adverts, first)?.id ?? 0);
    return world.operator(nth(decisions, second)!, 'advert', id, '--reason', 'blurred');
  },
  'review new listings': (world, { first }) => world.setting('auto_approve', String(first % 2)),
  'review edited listings': (world, { first }) =>
    world.setting('auto_approve_edited_listings', String(first % 2)),
};
