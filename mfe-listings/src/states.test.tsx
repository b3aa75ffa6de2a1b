import type { Session } from '@lintel/contract';
import { pageStates, type PageCase } from '@lintel/testing/page-states';
import { manifest } from './manifest.ts';
import { connect } from './remote.ts';
import { advert, advertsAnswer } from '#testing/adverts.ts';
import { ownProjectAnswer, projectDetail } from '#testing/project-details.ts';
import { ownProjectsAnswer, project } from '#testing/projects.ts';
import { formAnswers, poster } from '#testing/forms.ts';
import { lead, leadsAnswer } from '#testing/leads.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const pages: Record<string, PageCase> = {
  '/user/properties': {
    at: '/user/properties',
    session,
    full: { answers: [ownPropertiesAnswer([property(1)])], shows: 'Home 1' },
    empty: { answers: [ownPropertiesAnswer([])], shows: 'You haven’t listed a property yet' },
  },
  '/user/add-property': {
    at: '/user/add-property',
    session: poster,
    full: { answers: formAnswers(), shows: 'Check and send' },
  },
  '/user/edit-property/:id': {
    at: '/user/edit-property/1',
    session: poster,
    full: { answers: [...formAnswers(), ownPropertiesAnswer([property(1)])], shows: 'Check and send' },
  },
  '/user/projects': {
    at: '/user/projects',
    session,
    full: { answers: [ownProjectsAnswer([project(1)])], shows: 'Yards 1' },
    empty: { answers: [ownProjectsAnswer([])], shows: 'You haven’t listed a project yet' },
  },
  '/user/add-project': {
    at: '/user/add-project',
    session: poster,
    full: { answers: formAnswers(), shows: 'Check and send' },
  },
  '/user/edit-project/:id': {
    at: '/user/edit-project/1',
    session: poster,
    full: { answers: [...formAnswers(), ownProjectAnswer(projectDetail())], shows: 'Check and send' },
  },
  '/user/advertisement': {
    at: '/user/advertisement',
    session,
    full: { answers: [advertsAnswer([advert(1)])], shows: 'Home 1' },
    empty: { answers: [advertsAnswer([])], shows: 'None of your properties is featured' },
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
