import type { Session } from '@lintel/contract';
import { pageStates, type PageCase } from '@lintel/testing/page-states';
import { manifest } from './manifest.ts';
import { connect } from './remote.ts';
import { ownPropertiesAnswer, property } from './testing/properties.ts';

const pages: Record<string, PageCase> = {
  '/user/properties': {
    at: '/user/properties',
    session: { user: { id: 7 } } as Session,
    full: { answers: [ownPropertiesAnswer([property(1)])], shows: 'Home 1' },
    empty: { answers: [ownPropertiesAnswer([])], shows: 'You haven’t listed a property yet' },
  },
};

pageStates({ manifest, connect, pages });
