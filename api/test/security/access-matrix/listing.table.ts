import type { OperationName } from '@lintel/api-contract/schemas';
import type { ListingState } from '../access-world.ts';

/**
 * Who may see and change a listing. Letters as in `outcome.ts`, one per user in the order of `people.ts`:
 * visitor, stranger, blocked, subscriber, owner, closed.
 */
type Table = Partial<Record<OperationName, Readonly<Record<ListingState, string>>>>;

const states = (
  live: string,
  premium: string,
  sold: string,
  hidden: string,
  pending: string,
  rejected: string,
) => ({ live, premium, sold, hidden, pending, rejected });
const always = (row: string) => states(row, row, row, row, row, row);

const NOWHERE = 'AAAAAA';
/** The page of the own listing. */
const OWNER_ONLY = 'AAAAFA';
/** Lists of what is on the market. */
const onMarket = states('FFFFFF', 'PPPFFP', NOWHERE, NOWHERE, NOWHERE, NOWHERE);

export const listingReads = {
  getProperty: states('FFFFFF', 'RRRFFR', 'FFFFFF', OWNER_ONLY, OWNER_ONLY, OWNER_ONLY),
  getPropertyList: onMarket,
  getPropertiesOnMap: onMarket,
  getNearbyProperties: onMarket,
  getAllSimilarProperties: onMarket,
  // With its slider, which may show what has been sold.
  homepageData: states('FFFFFF', 'PPPFFP', 'FFFFFF', NOWHERE, NOWHERE, NOWHERE),
  getSlider: states('FFFFFF', 'PPPFFP', 'FFFFFF', NOWHERE, NOWHERE, NOWHERE),
  compareProperties: states('FFFFFF', 'RRRFFR', 'FFFFFF', NOWHERE, NOWHERE, NOWHERE),
  mapPoints: states('FFFFFF', 'PPPPPP', NOWHERE, NOWHERE, NOWHERE, NOWHERE),
  searchSuggestions: states('PPPPPP', 'PPPPPP', NOWHERE, NOWHERE, NOWHERE, NOWHERE),
  agentProperties: states('FFFFFF', 'AAAFFA', NOWHERE, NOWHERE, NOWHERE, NOWHERE),
  neighbourhoodStats: states('PPPPPP', 'PPPPPP', 'PPPPPP', NOWHERE, NOWHERE, NOWHERE),
  // `F`: with what reviewers decided.
  listingHistory: states('PPPPFP', 'PPPPFP', 'PPPPFP', 'AAAAFA', 'AAAAFA', 'AAAAFA'),
  getFavouriteProperty: states('UFFFFU', 'UPPFFU', 'UFFFFU', 'UPPPFU', 'UAAAFU', 'UAAAFU'),
  getUserRecommendation: states('UFFFFU', 'UPPFFU', 'UAAAAU', 'UAAAAU', 'UAAAAU', 'UAAAAU'),
  // Notes of the user, whatever became of the listing.
  getListingNotes: always('UPPPPU'),
  // Title and photo, of listings that the user may see.
  getHomeMarks: states('UPPPPU', 'UPPPPU', 'UPPPPU', 'UAAAPU', 'UAAAPU', 'UAAAPU'),
  getAddedProperties: always('UAAAFU'),
  getInterestedUsers: always('UAAAFU'),
  getInterestedUsersUnderscored: always('UAAAFU'),
  listingStatistics: always('UAAAFU'),
} as const satisfies Table;

const OWNER = 'UAAADU';
const NO_ONE = 'UAAAAU';

export const listingWrites = {
  addFavourite: states('UDDDDU', 'UDDDDU', 'UDDDDU', NO_ONE, NO_ONE, NO_ONE),
  addReports: states('UDDDRU', 'UDDDRU', 'URRRRU', NO_ONE, NO_ONE, NO_ONE),
  interestedUsers: states('UDRDRU', 'UDRDRU', 'URRRRU', NO_ONE, NO_ONE, NO_ONE),
  saveListingNote: states('UDDDDU', 'UDDDDU', 'UDDDDU', OWNER, OWNER, OWNER),
  // What a user may not see is left out silently.
  changeHomeMarks: always('UDDDDU'),
  // `R` for the owner: users do not write to themselves.
  sendMessage: states('UDRDRU', 'UDRDRU', 'UDRDRU', 'UAAARU', 'UAAARU', 'UAAARU'),
  updatePostProperty: always(OWNER),
  deleteProperty: always(OWNER),
  removePostImages: always(OWNER),
  updateLead: always(OWNER),
  arrangePictures: always(OWNER),
  changePropertyStatus: states(OWNER, OWNER, OWNER, OWNER, 'UAAARU', 'UAAARU'),
  confirmProperty: states(OWNER, OWNER, 'UAAARU', 'UAAARU', 'UAAARU', 'UAAARU'),
  updatePropertyStatus: states(OWNER, OWNER, 'UAAARU', OWNER, OWNER, OWNER),
  storeAdvertisement: states(OWNER, OWNER, 'UAAARU', 'UAAARU', 'UAAARU', 'UAAARU'),
} as const satisfies Table;
