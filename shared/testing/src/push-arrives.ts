import type { Remote } from '@lintel/contract';
import { act } from '@testing-library/react';

/** A push message of a kind arrives while the page is on screen; throws where the remote does not listen to any. */
export const pushArrives = (
  { remote }: { remote: Remote },
  kind: string,
  data: Record<string, string> = {},
): Promise<void> =>
  act(async () => remote.on['push.received@1']!({ noticeId: 'n', kind, title: '', body: '', data }));
