import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as parts from './parts.ts';
import type * as projectRows from './project-rows.ts';
import type * as rows from './rows.ts';
import type { listingStatistics as statistics, listingSteps as steps } from './statistics.ts';
import type * as schemas from './schemas.ts';

export type DealType = z.infer<typeof rows.dealType>;
export type RequestStatus = z.infer<typeof rows.requestStatus>;
export type ListingCategory = z.infer<typeof parts.category>;
export type Parameter = z.infer<typeof parts.parameter>;
export type ParameterValue = z.infer<typeof parts.parameterValue>;
export type Facility = z.infer<typeof parts.facility>;
export type AssignedFacility = z.infer<typeof parts.assignedFacility>;
export type GalleryImage = z.infer<typeof parts.galleryImage>;
export type PropertyDocument = z.infer<typeof parts.propertyDocument>;
export type ProjectFile = z.infer<typeof parts.projectFile>;
export type RejectReason = z.infer<typeof parts.rejectReason>;
export type Advertisement = z.infer<typeof parts.advertisement>;
export type PropertyListRow = z.infer<typeof rows.propertyListRow>;
export type PropertyCard = z.infer<typeof rows.propertyCard>;
export type PropertyDetail = z.infer<typeof rows.propertyDetail>;
export type OwnProperty = z.infer<typeof rows.ownProperty>;
export type ProjectCard = z.infer<typeof projectRows.projectCard>;
export type ProjectListRow = z.infer<typeof projectRows.projectListRow>;
export type OwnProjectRow = z.infer<typeof projectRows.ownProjectRow>;
export type ProjectDetail = z.infer<typeof projectRows.projectDetail>;
export type OwnProjectDetail = z.infer<typeof projectRows.ownProjectDetail>;
export type Plan = z.infer<typeof parts.plan>;
export type InterestedUser = z.infer<typeof rows.interestedUser>;
export type ListingStatistics = z.infer<typeof statistics>;
export type ListingSteps = z.infer<typeof steps>;
export type ListingEvent = z.infer<typeof rows.listingEvent>;

export const getAddedProperties = /* @__PURE__ */ operationOf<typeof schemas.getAddedProperties>(
  'GET',
  'get-added-properties',
);
export const postProperty = /* @__PURE__ */ operationOf<typeof schemas.postProperty>(
  'POST',
  'post_property',
  'multipart',
);
export const updatePostProperty = /* @__PURE__ */ operationOf<typeof schemas.updatePostProperty>(
  'POST',
  'update_post_property',
  'multipart',
);
export const deleteProperty = /* @__PURE__ */ operationOf<typeof schemas.deleteProperty>(
  'POST',
  'delete_property',
);
export const updatePropertyStatus = /* @__PURE__ */ operationOf<typeof schemas.updatePropertyStatus>(
  'POST',
  'update_property_status',
);
export const changePropertyStatus = /* @__PURE__ */ operationOf<typeof schemas.changePropertyStatus>(
  'POST',
  'change-property-status',
);
export const confirmProperty = /* @__PURE__ */ operationOf<typeof schemas.confirmProperty>(
  'POST',
  'confirm-property',
);
export const removePostImages = /* @__PURE__ */ operationOf<typeof schemas.removePostImages>(
  'POST',
  'remove_post_images',
);
export const listingHistory = /* @__PURE__ */ operationOf<typeof schemas.listingHistory>(
  'GET',
  'listing-history',
);
export const getInterestedUsers = /* @__PURE__ */ operationOf<typeof schemas.getInterestedUsers>(
  'GET',
  'get-interested-users',
);
/** The same under the spelling of the deployed back end. */
export const getInterestedUsersUnderscored = /* @__PURE__ */ operationOf<
  typeof schemas.getInterestedUsersUnderscored
>('GET', 'get_interested_users');
/** Ours. */
export const updateLead = /* @__PURE__ */ operationOf<typeof schemas.updateLead>('POST', 'update-lead');
export const listingStatistics = /* @__PURE__ */ operationOf<typeof schemas.listingStatistics>(
  'GET',
  'listing-statistics',
);
/** Ours. */
export const getListingSteps = /* @__PURE__ */ operationOf<typeof schemas.getListingSteps>(
  'GET',
  'get-listing-steps',
);
export const arrangePictures = /* @__PURE__ */ operationOf<typeof schemas.arrangePictures>(
  'POST',
  'arrange-pictures',
);
export const postProject = /* @__PURE__ */ operationOf<typeof schemas.postProject>(
  'POST',
  'post_project',
  'multipart',
);
export const deleteProject = /* @__PURE__ */ operationOf<typeof schemas.deleteProject>(
  'POST',
  'delete_project',
);
export const changeProjectStatus = /* @__PURE__ */ operationOf<typeof schemas.changeProjectStatus>(
  'POST',
  'change-project-status',
);
export const getProjects = /* @__PURE__ */ operationOf<typeof schemas.getProjects>('GET', 'get-projects');
export const getProjectDetail = /* @__PURE__ */ operationOf<typeof schemas.getProjectDetail>(
  'GET',
  'get-project-detail',
);
export const getAddedProjects = /* @__PURE__ */ operationOf<typeof schemas.getAddedProjects>(
  'GET',
  'get-added-projects',
);
