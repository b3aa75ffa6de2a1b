import type { OperationName } from '@lintel/api-contract/schemas';
import type { CallContext } from './call-context.ts';

/** Calls that write nothing and that visitors make: what they show may be up to two seconds old. */
const REPLICA_READS: ReadonlySet<OperationName> = new Set<OperationName>([
  'agentList',
  'agentProperties',
  'compareProperties',
  'faqs',
  'getAllSimilarProperties',
  'getArticles',
  'getCategories',
  'getCitiesData',
  'getFacilities',
  'getFacilitiesForFilter',
  'getFeatures',
  'getNearbyProperties',
  'getProjects',
  'getPropertiesOnMap',
  'getProperty',
  'getPropertyList',
  'getReportReasons',
  'getSeoSettings',
  'getSlider',
  'homepageData',
  'listingHistory',
  'mapPoints',
  'neighbourhoodStats',
  'privacyPolicy',
  'searchFacets',
  'searchSuggestions',
  'sitemapEntries',
  'sitemapSlices',
  'termsConditions',
]);

/** Who is signed in reads the primary, and so finds what they have written a moment ago (ADR 0110). */
export const readsReplica = (name: OperationName, { caller }: CallContext): boolean =>
  caller === undefined && REPLICA_READS.has(name);

/** What fails at the replica, or is not there yet, is asked for at the primary. */
export const atReplica = <T>(
  reading: (<R>(work: () => Promise<R>) => Promise<R>) | undefined,
  work: () => Promise<T>,
): Promise<T> => (reading ? reading(work).catch(work) : work());
