import { z } from 'zod';
import { done, iso, list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  codeParameter,
  fileParameter,
  idOrSlug,
  idParameter,
  idsParameter,
  orSlug,
  paging,
  switchParameter,
  textParameter,
} from '../common/parameters.ts';
import { energyClasses } from '../search/energy-class.ts';
import * as fields from './fields.ts';
import { interestedUser, leadState, listingEvent, ownProperty, propertyDetail } from './rows.ts';

export * from './owner-calls.ts';
export * from './project-calls.ts';

/** Orders of own listings. */
const ownListingOrders = ['newest', 'oldest', 'price_high', 'price_low', 'most_viewed'] as const;

const written = z.object({
  error: z.literal(false),
  message: z.string(),
  /** The listing as it is now; nothing after a deletion. */
  data: z.array(propertyDetail).optional(),
  sent_files: fields.sentFiles,
});

const beside = {
  client_address: fields.optionalAddress,
  ...fields.position,
  video_link: fields.videoLink.optional(),
  rentduration: fields.rentDurationParameter.optional(),
  is_premium: fields.onlyTrue.optional(),
  slug_id: fields.slugText,
  ...fields.metaTexts,
  parameters: fields.statedFacts.optional(),
  /** Ours. As the fact of that name; counts before it. */
  energy_class: codeParameter(energyClasses).optional(),
  facilities: fields.statedDistances.optional(),
  gallery_images: fields.filesParameter.optional(),
  documents: fields.filesParameter.optional(),
  ...fields.clientIdsOfFiles,
};

export const postProperty = call({
  summary: 'Post a listing; takes one unit of the package',
  access: 'user',
  style: 'legacy',
  request: z.object({
    title: fields.titleText,
    description: fields.descriptionText,
    category_id: idParameter,
    /** 0 sell, 1 rent. */
    property_type: codeParameter(['0', '1']),
    price: fields.priceParameter,
    address: fields.addressText,
    ...fields.region,
    title_image: fileParameter,
    three_d_image: fileParameter.optional(),
    meta_image: fileParameter.optional(),
    client_id: fields.clientId,
    ...beside,
  }),
  answer: written.extend({
    /** Ours: an earlier call with this `client_id` posted it; of this one nothing was stored. */
    already_posted: z.boolean().optional(),
  }),
});

export const updatePostProperty = call({
  summary: 'Change or delete an own listing',
  access: 'user',
  style: 'legacy',
  clearable: ['meta_image'],
  request: z.object({
    /** 0 change, 1 delete. */
    action_type: codeParameter(['0', '1']),
    id: idParameter.optional(),
    title: fields.titleText.optional(),
    description: fields.descriptionText.optional(),
    category_id: idParameter.optional(),
    /** 0 sell, 1 rent; 2 and 3 only as long as they are so already. */
    property_type: codeParameter(['0', '1', '2', '3']).optional(),
    price: fields.priceParameter.optional(),
    address: fields.addressText.optional(),
    city: fields.region.city.optional(),
    state: fields.region.state.optional(),
    country: fields.region.country.optional(),
    title_image: fields.fileOrPresent.optional(),
    three_d_image: fields.fileOrPresent.optional(),
    remove_three_d_image: switchParameter.optional(),
    meta_image: fields.fileOrNothing.optional(),
    remove_gallery_images: idsParameter.optional(),
    remove_documents: idsParameter.optional(),
    clear_texts: fields.clearedTexts(['video_link', 'client_address']),
    revision: fields.revision,
    ...beside,
  }),
  answer: written,
});

export const deleteProperty = call({
  summary: 'Delete an own listing',
  access: 'user',
  style: 'legacy',
  request: z.object({ id: idParameter.optional(), ...orSlug }).refine(...idOrSlug('id')),
  answer: done,
});

export const updatePropertyStatus = call({
  summary: 'An own listing is sold, rented, or for rent again',
  access: 'user',
  style: 'legacy',
  /** 2 sold, 3 rented, 1 for rent again. */
  request: z
    .object({ property_id: idParameter.optional(), ...orSlug, status: codeParameter(['1', '2', '3']) })
    .refine(...idOrSlug('property_id')),
  answer: done,
});

export const changePropertyStatus = call({
  summary: 'Show or hide an own approved listing',
  access: 'user',
  style: 'new',
  request: z
    .object({ property_id: idParameter.optional(), ...orSlug, status: fields.visibility })
    .refine(...idOrSlug('property_id')),
  answer: done,
});

export const confirmProperty = call({
  summary:
    'The owner confirms that a listing is still available; one that was hidden for want of it is shown again',
  access: 'user',
  style: 'new',
  request: z.object({ property_id: idParameter.optional(), ...orSlug }).refine(...idOrSlug('property_id')),
  answer: one(z.object({ confirmed_at: iso })),
});

export const removePostImages = call({
  summary: 'Delete one picture of an own listing',
  access: 'user',
  style: 'legacy',
  request: z.object({ id: idParameter }),
  answer: done,
});

export const getAddedProperties = call({
  summary: 'Own listings in every state, newest first unless sorted otherwise',
  access: 'user',
  style: 'legacy',
  request: z.object({
    id: idParameter.optional(),
    slug_id: textParameter().optional(),
    /** 0 sell, 1 rent, 2 sold, 3 rented. */
    property_type: codeParameter(['0', '1', '2', '3']).optional(),
    /** Csv of 0 and 1; also leaves only approved listings. */
    status: textParameter(20).optional(),
    /** Csv of pending, approved, rejected. */
    request_status: textParameter(60).optional(),
    is_promoted: switchParameter.optional(),
    /** Ours: `due` asked and not answered, `expired` hidden for want of an answer. */
    confirmation: codeParameter(['due', 'expired']).optional(),
    /** Ours: part of the title. */
    search: textParameter(100).optional(),
    /** Ours; the newest first by default. */
    sort: codeParameter(ownListingOrders).optional(),
    ...paging,
  }),
  answer: list(ownProperty).extend({
    total_views: z.int(),
    /** Misspelt on the wire; up to ten own others, only with `id` or `slug_id`. */
    similiar_properties: z.array(propertyDetail).optional(),
  }),
});

export const listingHistory = call({
  summary: 'Ours: what happened to a listing and to earlier postings of the same home, oldest first',
  access: 'optional',
  style: 'new',
  request: z.object({ property_id: idParameter.optional(), slug_id: textParameter().optional() }),
  answer: list(listingEvent),
});

const interested = call({
  summary: 'Who is interested in an own listing or project, newest first',
  access: 'user',
  style: 'new',
  request: z.object({
    property_id: idParameter.optional(),
    slug_id: textParameter().optional(),
    /** Ours: an own project instead of a listing. */
    project_id: idParameter.optional(),
    project_slug_id: textParameter().optional(),
    /** Ours: only leads in this state. */
    state: codeParameter(leadState.options).optional(),
    ...paging,
  }),
  answer: list(interestedUser),
});
/** One call under the two spellings that clients use. */
export const getInterestedUsers = interested;
export const getInterestedUsersUnderscored = interested;
