import type { Session } from '@lintel/contract';
import { pageStates, type PageCase } from '@lintel/testing/page-states';
import { manifest } from './manifest.ts';
import { connect } from './remote.ts';
import { user, userAnswer } from './testing/user.ts';

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
    full: { answers: [userAnswer()], shows: 'Sara Khoury' },
  },
};

pageStates({ manifest, connect, pages });
