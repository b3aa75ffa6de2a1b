import { getInterestedUsers, updateLead, type AnswerOf, type InterestedUser } from '@lintel/api-contract';
import { rejected, stub } from '@lintel/testing';

/** A user who is interested. */
export const lead = (id: number, more: Partial<InterestedUser> = {}): InterestedUser => ({
  id,
  name: `Omar ${id}`,
  profile: '',
  email: `omar${id}@example.com`,
  mobile: '+447700900123',
  mobile_text: '+44 7700 900123',
  created_at: '2026-11-20T10:00:00Z',
  state: 'new',
  note: '',
  ...more,
});

/** The back end's answer about interested users, by the state that is asked for. */
export const leadsAnswer = (all: InterestedUser[] | 'notFound') =>
  stub(getInterestedUsers, ({ state, limit, offset }) => {
    if (all === 'notFound') throw rejected('notFound');
    const data = all.filter((one) => !state || one.state === state);
    const from = Number(offset ?? 0);
    const page = data.slice(from, from + Number(limit ?? data.length));
    return { error: false as const, message: '', data: page, total: data.length };
  });

/** Stores changes of lead 9 one after the other, each when the test calls its function in `answers`. */
export function slowChanges() {
  const answers: (() => void)[] = [];
  const stored = { error: false as const, message: '', data: lead(9) };
  const change = () =>
    new Promise<AnswerOf<typeof updateLead>>((resolve) => answers.push(() => resolve(stored)));
  return { answers, slow: stub(updateLead, change) };
}
