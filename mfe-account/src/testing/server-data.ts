import {
  blockedUsers,
  getAddedProjects,
  getAddedProperties,
  getChats,
  getDeletionPreview,
  getFavouriteProperty,
  getListingNotes,
  getOwnRecords,
  getOwnMessages,
  getPackage,
  getPaymentDetails,
  getPersonalisedFields,
  getQuickReplies,
  getSavedSearches,
  getSecurityEvents,
  getSessions,
} from '@lintel/api-contract';
import { stub } from '@lintel/testing';
import { notification, notificationsAnswer } from './notifications.ts';
import { userAnswer } from './user.ts';
import { application, applicationAnswer } from './verification.ts';

const nothing = { error: false as const, message: 'ok', data: [], total: 0 };

/** A user with a profile, two notifications and an application, and nothing else. */
export const serverDataAnswers = () => [
  userAnswer(),
  stub(getAddedProperties, { ...nothing, total_views: 0 }),
  stub(getAddedProjects, nothing),
  stub(getFavouriteProperty, nothing),
  stub(getSavedSearches, nothing),
  stub(getChats, { error: false, message: 'ok', data: [], total_page: 0 }),
  notificationsAnswer([notification(1), notification(2)]),
  stub(getPaymentDetails, nothing),
  stub(getPersonalisedFields, { ...nothing, data: [] }),
  stub(getListingNotes, nothing),
  stub(getOwnMessages, nothing),
  stub(getQuickReplies, nothing),
  stub(blockedUsers, nothing),
  stub(getOwnRecords, nothing),
  stub(getSessions, nothing),
  stub(getSecurityEvents, nothing),
  stub(getPackage, { error: false, message: 'ok', data: [], active_packages: [], all_features: [] }),
  applicationAnswer(application()),
  stub(getDeletionPreview, {
    ...nothing,
    code: 200,
    data: { listings: 2, saved_by: 3, conversations: 1, leads: 0 },
  }),
];
