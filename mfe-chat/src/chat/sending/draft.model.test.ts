import { allSettled, fork } from 'effector';
import { $thread } from '#chat/model/conversation.model.ts';
import { typingFx } from '#chat/wire/chat.api.ts';
import { textChanged } from './draft.model.ts';

function setUp() {
  const signs: unknown[] = [];
  const scope = fork({
    values: [[$thread, { peerId: 4, propertyId: 9 }]],
    handlers: [[typingFx, (sign: unknown) => void signs.push(sign)]],
  });
  return { signs, type: (text: string) => allSettled(textChanged, { scope, params: text }) };
}

describe('the other side', () => {
  it('is informed that the user writes, once in three seconds', async () => {
    const { signs, type } = setUp();
    await type('H');
    await type('Ha');
    await type('Hal');
    expect(signs).toHaveLength(1);
  });

  it('is informed at once again when the user goes on after a message', async () => {
    const { signs, type } = setUp();
    await type('First');
    // The field is emptied when the message is sent.
    await type('');
    await type('S');
    expect(signs).toHaveLength(2);
  });
});
