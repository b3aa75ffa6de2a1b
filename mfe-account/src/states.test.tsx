import 'fake-indexeddb/auto';
import type { Session } from '@lintel/contract';
import { pageStates, type PageCase } from '@lintel/testing/page-states';
import { manifest } from './manifest.ts';
import { connect } from './remote.ts';
import { notification, notificationsAnswer } from './testing/notifications.ts';
import { here, phone, securityAnswers } from './testing/security.ts';
import { serverDataAnswers } from './testing/server-data.ts';
import { user, userAnswer } from './testing/user.ts';
import { application, applicationAnswer, questionsAnswer } from './testing/verification.ts';

const session: Session = { user };
const pages: Record<string, PageCase> = {
  '/user/dashboard': {
    at: '/user/dashboard',
    session,
    asksNothing: true,
    full: { answers: [], shows: 'Hello, Sara Khoury' },
  },
  '/user/profile': {
    at: '/user/profile',
    session,
    full: { answers: [userAnswer()], shows: 'sara@example.com' },
  },
  '/user/notifications': {
    at: '/user/notifications',
    session,
    full: { answers: [notificationsAnswer([notification(1)])], shows: 'Notification 1' },
    empty: { answers: [notificationsAnswer([])], shows: 'Nothing has happened yet' },
  },
  '/user/verification': {
    at: '/user/verification',
    session,
    full: { answers: [questionsAnswer(), applicationAnswer(application())], shows: 'Khoury Homes' },
    empty: {
      answers: [questionsAnswer(null), applicationAnswer(null)],
      shows: /ask for nothing/,
    },
  },
  '/user/security': {
    at: '/user/security',
    session,
    full: { answers: securityAnswers([here, phone]), shows: 'Chrome on Windows' },
  },
  '/user/data': {
    at: '/user/data',
    session,
    full: { answers: serverDataAnswers(), shows: 'Running packages' },
  },
};

pageStates({ manifest, connect, pages });
