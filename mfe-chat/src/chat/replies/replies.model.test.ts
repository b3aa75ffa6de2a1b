import { sessionEnded } from '@lintel/remote-kit';
import { rejected } from '@lintel/testing';
import { allSettled, fork } from 'effector';
import { saveRepliesFx } from '#chat/wire/chat.api.ts';
import { $savingError, repliesEdited, repliesSaving } from './replies.model.ts';

describe('replies that could not be saved', () => {
  it.each(['before', 'after'])(
    'say nothing to the next user, when the refusal came %s the end of the session',
    async (when) => {
      let refuse = () => {};
      const scope = fork({
        handlers: [
          [saveRepliesFx, () => new Promise((_, reject) => (refuse = () => reject(rejected('validation'))))],
        ],
      });
      await allSettled(repliesEdited, { scope, params: [{ key: 1, text: 'One' }] });
      const saving = allSettled(repliesSaving.start, { scope, params: { texts: ['One'] } });
      const leave = () => allSettled(sessionEnded, { scope, params: { reason: 'signed-out' } });
      if (when === 'after') void leave();
      refuse();
      await saving;
      if (when === 'before') {
        expect(scope.getState($savingError)).toMatchObject({ key: 'validation' });
        await leave();
      }
      expect(scope.getState($savingError)).toBeNull();
    },
  );
});
