import { allSettled, createEvent, fork } from 'effector';
import { createTabChannel } from './tab-channel.ts';

const NAME = 'lintel-tab-channel-test';

/** The same page in another tab. */
function openTab(name = NAME) {
  const [opened, left, changed] = [createEvent(), createEvent(), createEvent()];
  const scope = fork();
  const received = jest.fn();
  createTabChannel({ name, opened, left, changed }).watch(received);
  const fire = (event: typeof opened) => allSettled(event, { scope });
  return { open: () => fire(opened), leave: () => fire(left), change: () => fire(changed), received };
}

/** Channels deliver in a task of their own; one that is opened last is served last. */
const delivered = () =>
  new Promise<void>((resolve) => {
    const [from, to] = [new BroadcastChannel(`${NAME}-after`), new BroadcastChannel(`${NAME}-after`)];
    to.addEventListener('message', () => {
      from.close();
      to.close();
      setTimeout(resolve);
    });
    from.postMessage('');
  });

it('a change reaches the open pages of other tabs, and not the own one, a page that was left, or one of another kind', async () => {
  const [own, other, closed, foreign] = [openTab(), openTab(), openTab(), openTab(`${NAME}-other`)];
  for (const tab of [own, other, closed, foreign]) await tab.open();
  await closed.leave();
  await own.change();
  await delivered();
  expect(other.received).toHaveBeenCalledTimes(1);
  for (const { received } of [own, closed, foreign]) expect(received).not.toHaveBeenCalled();
  for (const tab of [own, other, foreign]) await tab.leave();
});

it('a page that is closed, or opened again, sends and receives once', async () => {
  const [own, other] = [openTab(), openTab()];
  await other.open();
  await own.change();
  await delivered();
  expect(other.received).not.toHaveBeenCalled();
  await own.open();
  await own.open();
  await own.change();
  await delivered();
  expect(other.received).toHaveBeenCalledTimes(1);
  for (const tab of [own, other]) await tab.leave();
});
