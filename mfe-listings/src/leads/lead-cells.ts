import type { Translate } from '#common/notices.ts';
import type { Lead } from './leads.model.ts';

export const leadColumns = [
  'name',
  'email',
  'phone',
  'since',
  'state',
  'note',
  'message',
  'lastMessage',
  'lastMessageOf',
  'lastMessageAt',
] as const;

/** The values of a lead in the order of {@link leadColumns}. Days are those of the user, as on screen; the device's zone by default. */
export function leadCells(lead: Lead, t: Translate, timeZone?: string): string[] {
  const { name, email, mobile, created_at: since, state = 'new', note = '', message = '' } = lead;
  const { last_message: last } = lead;
  // Sweden writes dates as ISO 8601 does.
  const day = (moment: string) => new Date(moment).toLocaleDateString('sv', { timeZone });
  return [
    name,
    email,
    mobile,
    since ? day(since) : '',
    t(`leads.state.${state}`),
    note,
    message,
    last ? last.text || t(`leads.last.${last.kind}`) : '',
    last ? (last.is_mine ? t('leads.last.you') : name) : '',
    last ? day(last.created_at) : '',
  ];
}
