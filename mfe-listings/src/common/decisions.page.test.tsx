import type { Session } from '@lintel/contract';
import { memoryShell, pushArrives, renderRemote, renderWidget } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { connect } from '#remote.ts';
import { advert, advertsAnswer } from '#testing/adverts.ts';
import { ownProjectAnswer, projectDetail } from '#testing/project-details.ts';
import { ownProjectsAnswer, project } from '#testing/projects.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const waiting = { request_status: 'pending', status: 0 } as const;

describe('a decision of the administration is shown at once', () => {
  it.each([
    [
      'a listing in the list of own ones',
      '/user/properties',
      'property_inquiry',
      () => ownPropertiesAnswer([property(1, waiting)]),
      () => ownPropertiesAnswer([property(1)]),
      'Live',
    ],
    [
      'a project in the list of own ones',
      '/user/projects',
      'project_inquiry',
      () => ownProjectsAnswer([project(1, waiting)]),
      () => ownProjectsAnswer([project(1)]),
      'Live',
    ],
    [
      'an advert in the list of own ones',
      '/user/advertisement',
      'advertisement_request',
      () => advertsAnswer([advert(1, { status: 1 })]),
      () => advertsAnswer([advert(1)]),
      'Running',
    ],
  ])('of %s', async (_what, path, kind, before, after, state) => {
    const shell = memoryShell({ session, answers: [before()] });
    const page = await renderRemote('mfe-listings', connect, { shell, path });
    const table = await screen.findByRole('table');
    expect(table).not.toHaveTextContent(state);
    shell.answer(after());
    await pushArrives(page, kind);
    expect(await screen.findByRole('table')).toHaveTextContent(state);
  });

  it('above the page of an own listing', async () => {
    const shell = memoryShell({ session, answers: [ownPropertiesAnswer([property(1, waiting)])] });
    const page = await renderWidget('mfe-listings', connect, {
      shell,
      slot: 'property.owner',
      props: { propertyId: 1, slug: 'home-1' },
    });
    expect(await screen.findByText('In review')).toBeVisible();
    shell.answer(ownPropertiesAnswer([property(1)]));
    await pushArrives(page, 'property_inquiry');
    expect(await screen.findByText('Live')).toBeVisible();
  });

  it('above the page of an own project', async () => {
    const shell = memoryShell({ session, answers: [ownProjectAnswer(projectDetail(waiting))] });
    const page = await renderWidget('mfe-listings', connect, {
      shell,
      slot: 'project.owner',
      props: { projectId: 1, slug: 'rope-walk' },
    });
    expect(await screen.findByText('In review')).toBeVisible();
    shell.answer(ownProjectAnswer(projectDetail()));
    await pushArrives(page, 'project_inquiry');
    expect(await screen.findByText('Live')).toBeVisible();
  });
});
