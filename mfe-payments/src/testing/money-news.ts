import type { RenderedRemote } from '@lintel/testing';

type Announce = (page: Pick<RenderedRemote, 'remote'>) => void;

/** How the page learns that money has arrived, by what it is called in a test title. */
export const moneyNews: [by: string, announce: Announce][] = [
  [
    'the message about it',
    ({ remote }) =>
      remote.on['push.received@1']?.({ noticeId: '1', kind: 'default', title: '', body: '', data: {} }),
  ],
  ['the package that runs', ({ remote }) => remote.on['package.bought@1']?.({ packageId: 4 })],
];
