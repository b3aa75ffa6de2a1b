import type { Slots } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { lazyPart } from '@lintel/remote-kit';

/** A project as buyers will see it, in the form of the remote in which it is written. It comes with the page that it shows. */
export const ProjectPreview = lazyPart<Slots['project.preview']>(
  withTexts('mfe-catalogue', () => import(/* webpackChunkName: "page-projects" */ './preview-body.tsx')),
  { reserve: () => '380px' },
);
