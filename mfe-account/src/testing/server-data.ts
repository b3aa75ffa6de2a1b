import {
  getAddedProjects,
  getAddedProperties,
  getChats,
  getFavouriteProperty,
  getPackage,
  getPaymentDetails,
  getSavedSearches,
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
  stub(getPackage, { error: false, message: 'ok', data: [], active_packages: [], all_features: [] }),
  applicationAnswer(application()),
];
