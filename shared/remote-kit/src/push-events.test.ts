import { allSettled, createEvent, createStore, fork } from 'effector';
import { pushReceived, refetchOnPush } from './push-events.ts';

describe('a listener of push events', () => {
  it('calls again for notifications of the given kinds, and for no others', async () => {
    const refresh = createEvent();
    const $calls = createStore(0).on(refresh, (calls) => calls + 1);
    refetchOnPush(['chat', 'property_inquiry'], refresh);
    const scope = fork();
    const arrives = (kind: string) =>
      allSettled(pushReceived, { scope, params: { noticeId: '1', kind, title: '', body: '', data: {} } });
    for (const kind of ['chat', 'payment', 'property_inquiry']) await arrives(kind);
    expect(scope.getState($calls)).toBe(2);
  });
});
