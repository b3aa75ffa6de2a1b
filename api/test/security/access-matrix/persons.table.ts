import type { OperationName } from '@lintel/api-contract/schemas';

/** Calls that answer publicCalls the same, with what they are asked. Access only: no object of another user is in reach. */
const publicCalls = {
  agentList: { limit: 1 },
  contctUs: { first_name: 'A', last_name: 'B', email: 'a@b.example', subject: 'C', message: 'D' },
  faqs: {},
  forgotPassword: { email: 'nobody@people.example' },
  getArticles: {},
  getCategories: {},
  getCitiesData: {},
  getFacilities: {},
  sitemapSlices: {},
  sitemapEntries: { kind: 'property', after: 0 },
  getFacilitiesForFilter: {},
  getFeatures: {},
  getLanguages: { language_code: 'en' },
  getOtp: { email: 'nobody@people.example' },
  getPackage: {},
  getReportReasons: {},
  getSeoSettings: {},
  mortgageCalculator: { loan_amount: 100_000, down_payment: 0, interest_rate: 3, loan_term_years: 20 },
  placeSearch: { query: 'port' },
  privacyPolicy: {},
  reverseGeocode: { latitude: 35.2, longitude: -24 },
  searchFacets: {},
  termsConditions: {},
  webSettings: {},
  appSettings: {},
} as const satisfies Partial<Record<OperationName, object>>;

/** Calls about the user who calls. */
const signedIn = {
  blockUser: { to_admin: 1 },
  unblockUser: { to_admin: 1 },
  checkPackageLimit: { type: 'property_list' },
  deletePersonalisedFields: {},
  getAgentVerificationFormFields: {},
  getListingSteps: {},
  getPaymentSettings: {},
  getUnreadCounts: {},
  blockedUsers: {},
  getSessions: {},
  getResponsiveness: {},
  getQuickReplies: {},
  saveQuickReplies: { texts: ['Hello'] },
  getSecurityEvents: {},
  getOwnRecords: { kind: 'interests' },
  eraseOwnRecords: { kind: 'replies' },
  packageUnitLog: {},
  bankTransferDetails: { package_id: 4 },
  markNotificationsSeen: {},
  setPersonalisedFields: { city: 'Port Calder' },
  updateProfile: { about_me: 'Hello' },
  beforeLogout: {},
  endOtherSessions: {},
  signOutEverywhere: {},
  getSignInMethods: {},
  getDeletionPreview: {},
  keepAccount: {},
  deleteUser: {},
} as const satisfies Partial<Record<OperationName, object>>;

/** Calls that begin something of the user who calls; `R`: the user, or the shop, is not ready for it. */
const beginning = {
  changePassword: 'URRRRU',
  linkSignInMethod: 'URRRRU',
  unlinkSignInMethod: 'URRRRU',
  applyAgentVerification: 'URRRRU',
  assignPackage: 'URRRRU',
  createPaymentIntent: 'URRRRU',
  flutterwave: 'URRRRU',
  generateRazorpayOrderid: 'URRRRU',
  initiateBankTransfer: 'URRRRU',
  paypal: 'URRRRU',
  postProperty: 'URRRRU',
} as const satisfies Partial<Record<OperationName, string>>;

/** Calls that make a user known; refused, since nothing is proved. */
const unknown = {
  userRegister: 'RRRRRR',
  userSignup: 'RRRRRR',
  verifyOtp: 'RRRRRR',
} as const satisfies Partial<Record<OperationName, string>>;

export const personCalls = { publicCalls, signedIn, beginning, unknown };
