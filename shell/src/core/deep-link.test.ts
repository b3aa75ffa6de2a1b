import { shouldToast } from '#features/notifications/push/should-toast.ts';
import { deepLink } from './deep-link.ts';

it.each([
  [{ type: 'chat', property_id: '9', sender_id: '4' }, '/user/chat?property=9&peer=4'],
  [{ chat_message_type: 'text', property_id: '9', sender_id: '0' }, '/user/chat?property=9&peer=0'],
  [{ type: 'chat', property_id: '9&x=1', sender_id: '4' }, '/user/chat?property=9%26x%3D1&peer=4'],
  [{ type: 'delete_message', message_id: '3' }, '/user/chat'],
  [{ type: 'payment', id: '3' }, '/user/transactions'],
  [{ type: 'agent_verification' }, '/user/verification'],
  [{ type: 'default', target_type: 'transaction', target_id: '5' }, '/user/transactions/5'],
  [{ type: 'payment', id: '5', target_type: 'transaction', target_id: '5' }, '/user/transactions/5'],
  [{ type: 'default', target_type: 'package', target_id: '5' }, '/user/subscription'],
  [
    { type: 'property_inquiry', target_type: 'own_property', target_id: '3', slug_id: 'a/b' },
    '/my-property/a%2Fb',
  ],
  [{ type: 'advertisement_request', target_type: 'advert', target_id: '5' }, '/user/advertisement'],
  [
    { type: 'advertisement_request', target_type: 'advert', target_id: '5', is_project: '1' },
    '/user/advertisement?kind=project',
  ],
  [{ type: 'default', target_type: 'saved_search', target_id: '3' }, '/user/saved-searches'],
  [{ type: 'default', target_type: 'transaction', target_id: '../5' }, '/user/notifications'],
  [{ type: 'agent_verification', target_type: 'constructor', target_id: '5' }, '/user/verification'],
  [{ type: 'property_inquiry', id: '3' }, '/user/notifications'],
  [{}, '/user/notifications'],
])('%j leads to %s', (data, address) => {
  expect(deepLink(data as Record<string, string>)).toBe(address);
});

describe('a push message that arrives while the page is visible', () => {
  const notice = (kind: string, data: Record<string, string> = {}) => ({
    noticeId: 'a',
    kind,
    title: '',
    body: '',
    data: { type: kind, ...data },
  });
  const message = notice('chat', { property_id: '9', sender_id: '4' });
  const at = (address: string) => new URL(address, 'https://own.invalid');

  it('shows a notice, but not in the conversation that it belongs to', () => {
    expect(shouldToast(message, at('/properties'))).toBe(true);
    expect(shouldToast(message, at('/user/chat?peer=5&property=9'))).toBe(true);
    expect(shouldToast(message, at('/user/chat?peer=4&property=9'))).toBe(false);
    const aboutProject = { ...message, data: { ...message.data, property_id: '1000000009' } };
    expect(shouldToast(aboutProject, at('/user/chat?project=9&peer=4'))).toBe(false);
    expect(shouldToast(aboutProject, at('/user/chat?project=8&peer=4'))).toBe(true);
  });

  it('shows no notice when it only withdraws a message', () => {
    expect(shouldToast(notice('delete_message'), at('/'))).toBe(false);
  });
});
