import { eventProblem } from './events.ts';

describe('a payload at the edge of the bus', () => {
  it('passes when every field has its type', () => {
    expect(eventProblem('favourite.changed@1', { propertyId: 7, saved: true })).toBeUndefined();
  });
  it('may carry more than this version knows, since additions are free', () => {
    expect(eventProblem('property.viewed@1', { propertyId: 7, from: 'map' })).toBeUndefined();
  });
  it('may hold an object of texts, and nothing else in it', () => {
    const notice = { noticeId: 'a', kind: 'chat', title: 'Villa', body: 'Hello' };
    expect(eventProblem('push.received@1', { ...notice, data: { sender_id: '4' } })).toBeUndefined();
    expect(eventProblem('push.received@1', { ...notice, data: { sender_id: 4 } })).toContain(
      'data is object',
    );
  });
  it('is refused with the name of the field when a type is wrong', () => {
    expect(eventProblem('property.viewed@1', { propertyId: '7' })).toBe(
      'property.viewed@1: propertyId is string, not number',
    );
  });
  it('is refused when a field is missing, when it is no object and when no remote declares the event', () => {
    expect(eventProblem('property.viewed@1', {})).toContain('undefined');
    expect(eventProblem('property.viewed@1', null)).toContain('not an object');
    expect(eventProblem('nobody.knows@1', {})).toContain('unknown event');
  });
});
