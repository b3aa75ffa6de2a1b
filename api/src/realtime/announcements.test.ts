import { readAnnouncement } from './announcements.ts';

describe('what is received from a carrier', () => {
  it.each([
    { type: 'log', to: [1, 2] },
    { type: 'log', to: 'everybody' },
    { type: 'typing', to: 1, data: { user_id: 2, property_id: -3 } },
    { type: 'unread', to: 1 },
    { type: 'settings' },
    { type: 'end', to: 1 },
    { type: 'end', to: 1, session: 'a0' },
  ])('is obeyed as it was sent: %j', (sent) => {
    expect(readAnnouncement(JSON.stringify(sent))).toEqual(sent);
  });

  it('is for all users when the release before has sent it without receivers', () => {
    expect(readAnnouncement('{"type":"log"}')).toEqual({ type: 'log', to: 'everybody' });
  });

  it.each([
    'no JSON',
    'null',
    '{"type":"stop"}',
    '{"type":"log","to":["1"]}',
    '{"type":"typing","to":1,"data":{"user_id":2,"property_id":3,"text":"more than that"}}',
    '{"type":"end","to":1,"session":"A user"}',
  ])('is refused: %s', (foreign) => {
    expect(() => readAnnouncement(foreign)).toThrow(Error);
  });
});
