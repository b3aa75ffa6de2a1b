import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type Category = z.infer<typeof rows.category>;
export type ComparedProperty = z.infer<typeof rows.comparedProperty>;
export type CityCount = z.infer<typeof rows.cityCount>;
export type AgentRow = z.infer<typeof rows.agentRow>;
export type Slider = z.infer<typeof rows.slider>;
/** Discriminated by `type`. */
export type HomeSection = z.infer<typeof rows.homeSection>;
export type HomepageData = z.infer<typeof rows.homepage>;
/** Kinds of pages that sitemaps name one by one. */
export type SitemapKind = (typeof rows.sitemapKinds)[number];

export const getCategories = /* @__PURE__ */ operationOf<typeof schemas.getCategories>(
  'GET',
  'get_categories',
);
export const getProperty = /* @__PURE__ */ operationOf<typeof schemas.getProperty>('GET', 'get_property');
export const getAllSimilarProperties = /* @__PURE__ */ operationOf<typeof schemas.getAllSimilarProperties>(
  'GET',
  'get-all-similar-properties',
);
export const compareProperties = /* @__PURE__ */ operationOf<typeof schemas.compareProperties>(
  'GET',
  'compare-properties',
);
export const getNearbyProperties = /* @__PURE__ */ operationOf<typeof schemas.getNearbyProperties>(
  'GET',
  'get_nearby_properties',
);
export const homepageData = /* @__PURE__ */ operationOf<typeof schemas.homepageData>('GET', 'homepage-data');
export const getCitiesData = /* @__PURE__ */ operationOf<typeof schemas.getCitiesData>(
  'GET',
  'get-cities-data',
);
export const sitemapSlices = /* @__PURE__ */ operationOf<typeof schemas.sitemapSlices>(
  'GET',
  'sitemap-slices',
);
export const sitemapEntries = /* @__PURE__ */ operationOf<typeof schemas.sitemapEntries>(
  'GET',
  'sitemap-entries',
);
export const getFacilities = /* @__PURE__ */ operationOf<typeof schemas.getFacilities>(
  'GET',
  'get_facilities',
);
export const getFacilitiesForFilter = /* @__PURE__ */ operationOf<typeof schemas.getFacilitiesForFilter>(
  'GET',
  'get-facilities-for-filter',
);
export const agentList = /* @__PURE__ */ operationOf<typeof schemas.agentList>('GET', 'agent-list');
