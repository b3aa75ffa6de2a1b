import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as parts from './parts.ts';
import type * as rows from './rows.ts';
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
export type ProjectCard = z.infer<typeof rows.projectCard>;

export const getAddedProperties = operationOf<typeof schemas.getAddedProperties>(
  'GET',
  'get-added-properties',
);
