import { getProjectDetail, getProperty } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { stub } from '@lintel/testing';
import type { PageCase } from '@lintel/testing/page-states';
import { detail, projectDetail } from './test-data.ts';

const session = { user: { id: 7 } } as Session;

/** Pages of own listings, in a state that buyers do not see. */
export const ownListings: Record<string, PageCase> = {
  '/my-property/:slug': {
    at: '/my-property/home-1',
    session,
    full: {
      answers: [
        stub(getProperty, {
          error: false,
          message: '',
          data: [{ ...detail(1), added_by: 7, request_status: 'pending' }],
          total: 1,
          similar_properties: [],
        }),
      ],
      shows: 'Home 1',
    },
  },
  '/my-project/:id': {
    at: '/my-project/yards',
    session,
    full: {
      answers: [
        stub(getProjectDetail, { error: false, data: projectDetail(4), total: 1, similar_projects: [] }),
      ],
      shows: 'Project 4',
    },
  },
};
