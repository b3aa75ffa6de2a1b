import { z } from 'zod';
import { userRow } from '../accounts/rows.ts';
import { done, list } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  codeParameter,
  idOrSlug,
  idParameter,
  idsParameter,
  numberParameter,
  orSlug,
  paging,
  radiusParameter,
  requiredText,
  switchParameter,
  textParameter,
} from '../common/parameters.ts';
import { MOST_PLANS, UNIT_BOUNDS } from './bounds.ts';
import * as fields from './fields.ts';
import {
  ownProjectDetail,
  ownProjectRow,
  projectCard,
  projectDetail,
  projectListRow,
} from './project-rows.ts';

const NEEDED = ['description', 'category_id', 'city', 'state', 'country', 'image'] as const;

const plan = z.object({
  /** Present: changes that plan, with or without a new drawing. */
  id: idParameter.optional(),
  client_id: fields.clientId,
  title: requiredText().optional(),
  document: fields.fileOrPresent.optional(),
});

/** Ours. A kind of home, stated as a whole each time. */
const unit = z.object({
  /** Present: changes that one. */
  id: idParameter.optional(),
  client_id: fields.clientId,
  title: requiredText(),
  bedrooms: fields.countParameter(UNIT_BOUNDS.bedrooms).optional(),
  /** Square metres. */
  area: numberParameter(1, UNIT_BOUNDS.area).optional(),
  /** Left out: on request. */
  price: fields.priceParameter.optional(),
  available: fields.countParameter(UNIT_BOUNDS.available),
});

export const postProject = call({
  summary: 'Post a project, which takes one unit of the package, or change an own one',
  access: 'user',
  style: 'legacy',
  clearable: ['meta_image'],
  request: z
    .object({
      /** Present: changes that project; what is left out stays as it is. */
      id: idParameter.optional(),
      title: fields.titleText,
      description: fields.descriptionText.optional(),
      category_id: idParameter.optional(),
      type: codeParameter(['under_construction', 'upcoming']).optional(),
      city: fields.region.city.optional(),
      state: fields.region.state.optional(),
      country: fields.region.country.optional(),
      location: fields.optionalAddress,
      ...fields.position,
      image: fields.fileOrPresent.optional(),
      video_link: fields.videoLink.optional(),
      slug_id: fields.slugText,
      ...fields.metaTexts,
      meta_image: fields.fileOrNothing.optional(),
      gallery_images: fields.filesParameter.optional(),
      documents: fields.filesParameter.optional(),
      plans: z.array(plan, 'must be a list').max(MOST_PLANS).optional(),
      units: z.array(unit, 'must be a list').max(MOST_PLANS).optional(),
      remove_gallery_images: idsParameter.optional(),
      remove_documents: idsParameter.optional(),
      remove_plans: idsParameter.optional(),
      remove_units: idsParameter.optional(),
      client_id: fields.clientId,
      clear_texts: fields.clearedTexts(['video_link', 'meta_title', 'meta_description', 'meta_keywords']),
      /** Of a change. */
      revision: fields.revision,
      ...fields.clientIdsOfFiles,
    })
    .superRefine((sent, context) => {
      if (sent.id !== undefined) return;
      for (const name of NEEDED) {
        if (sent[name] === undefined)
          context.addIssue({ code: 'custom', path: [name], message: 'is required' });
      }
    }),
  answer: z.object({
    error: z.literal(false),
    message: z.string(),
    /** Here the customer is the whole user row. */
    data: z.array(projectDetail.extend({ customer: userRow })),
    sent_files: fields.sentFiles,
    /** Ours: an earlier call with this `client_id` posted it; of this one nothing was stored. */
    already_posted: z.boolean().optional(),
  }),
});

export const deleteProject = call({
  summary: 'Delete an own project',
  access: 'user',
  style: 'legacy',
  request: z.object({ id: idParameter.optional(), ...orSlug }).refine(...idOrSlug('id')),
  answer: done,
});

export const changeProjectStatus = call({
  summary: 'Show or hide an own approved project',
  access: 'user',
  style: 'new',
  request: z
    .object({ project_id: idParameter.optional(), ...orSlug, status: fields.visibility })
    .refine(...idOrSlug('project_id')),
  answer: done,
});

/** Orders of own projects. */
const ownProjectOrders = ['newest', 'oldest', 'most_viewed'] as const;

/** Sent by deployed clients and without effect. */
const ignored = {
  search: z.unknown().optional(),
  city: z.unknown().optional(),
  category_id: z.unknown().optional(),
};

export const getProjects = call({
  summary: 'Live projects, newest first',
  access: 'public',
  style: 'new',
  request: z.object({
    /** Ours. That one only: what all callers may know of a project that needs a package. */
    id: idParameter.optional(),
    /** Ours: the same by its name in addresses. */
    slug_id: textParameter().optional(),
    ...fields.position,
    radius: radiusParameter.optional(),
    /** Only those with a running advertisement. */
    get_featured: switchParameter.optional(),
    /** 0 the calendar week before this one, 1 yesterday. */
    posted_since: codeParameter(['0', '1']).optional().catch(undefined),
    ...ignored,
    ...paging,
  }),
  answer: list(projectListRow),
});

export const getProjectDetail = call({
  summary: 'One project in full; needs a package with project access, own projects do not',
  access: 'user',
  style: 'new',
  request: z.object({
    id: idParameter.optional(),
    slug_id: textParameter().optional(),
    get_similar: switchParameter.optional(),
  }),
  answer: z.object({
    error: z.literal(false),
    message: z.string().optional(),
    code: z.int().optional(),
    /** Null when there is none. */
    data: projectDetail.nullable(),
    total: z.int(),
    /** All other live projects with `get_similar`. */
    similar_projects: z.array(projectCard),
  }),
});

export const getAddedProjects = call({
  summary: 'Own projects in every state; with `id` or `slug_id` one of them',
  access: 'user',
  style: 'new',
  request: z.object({
    id: idParameter.optional(),
    slug_id: textParameter().optional(),
    /** Csv of pending, approved, rejected. */
    request_status: textParameter(60).optional(),
    /** Ours: csv of 0 and 1; also leaves only approved projects. */
    status: textParameter(20).optional(),
    /** Ours: only those with a running advertisement. */
    is_promoted: switchParameter.optional(),
    /** Ours: part of the title. */
    search: textParameter(100).optional(),
    /** Ours; the newest first by default. */
    sort: codeParameter(ownProjectOrders).optional(),
    ...paging,
  }),
  answer: z.object({
    error: z.literal(false),
    message: z.string().optional(),
    code: z.int().optional(),
    data: z.union([z.array(ownProjectRow), ownProjectDetail]).nullable(),
    total: z.int(),
    /** Own others, only with `id` or `slug_id`. */
    similar_projects: z.array(projectCard).optional(),
  }),
});
