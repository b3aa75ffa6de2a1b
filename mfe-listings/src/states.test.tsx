import type { Session } from '@lintel/contract';
import { pageStates, type PageCase } from '@lintel/testing/page-states';
import { manifest } from './manifest.ts';
import { connect } from './remote.ts';
import { lead, leadsAnswer } from './testing/leads.ts';
import { ownPropertiesAnswer, property } from './testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const pages: Record<string, PageCase> = {
  '/user/properties': {
    at: '/user/properties',
    session,
    full: { answers: [ownPropertiesAnswer([property(1)])], shows: 'Home 1' },
    empty: { answers: [ownPropertiesAnswer([])], shows: 'You haven’t listed a property yet' },
  },
  '/user/interested/:slug': {
    at: '/user/interested/home-1',
    session,
    full: { answers: [ownPropertiesAnswer([property(1)]), leadsAnswer([lead(9)])], shows: 'Omar 9' },
    empty: {
      answers: [ownPropertiesAnswer([property(1)]), leadsAnswer([])],
      shows: 'Nobody has asked yet',
    },
  },
};

pageStates({ manifest, connect, pages });
