import type { Person } from './people.ts';
import { daysBefore, type Rows } from './rows.ts';

/** Questions of the form by their ids (site.ts). */
const [COMPANY, LICENCE, YEARS, KIND] = [1, 2, 3, 4];

const FAILED = {
  reject_reason: 'We could not find your licence in the register. Please check the number and send it again.',
};

/** Applications of agents in every state; those that failed say why, also answer by answer. */
export function verifications(all: readonly Person[], now: Date): Rows {
  const applicants = all.filter(({ verification }) => verification !== undefined);
  const idOf = (person: Person) => applicants.indexOf(person) + 1;
  const answersOf = (person: Person) => {
    const application_id = idOf(person);
    const refused = person.verification === 'failed';
    return [
      { application_id, field_id: COMPANY!, value: `${person.name} Homes` },
      {
        application_id,
        field_id: LICENCE!,
        value: `LC-${1000 + person.id}`,
        reject_reason: refused ? 'This number is not in the register.' : '',
      },
      { application_id, field_id: YEARS!, value: String(2 + (person.id % 17)), reject_reason: '' },
      { application_id, field_id: KIND!, value: 'Independent agent', reject_reason: '' },
    ].map((answer) => ({ reject_reason: '', ...answer }));
  };
  return {
    verification_applications: applicants.map((person) => ({
      id: idOf(person),
      user_id: person.id,
      status: person.verification!,
      reject_reason: person.verification === 'failed' ? FAILED.reject_reason : '',
      created_at: daysBefore(now, person.verification === 'pending' ? 1 : 40),
      updated_at: daysBefore(now, person.verification === 'pending' ? 1 : 38),
    })),
    verification_answers: applicants
      .filter(({ verification }) => verification !== 'success')
      .flatMap(answersOf),
  };
}

/** The news that the agent is verified leads to the application. */
export function leadToVerification(rows: Rows, agent: number): void {
  const application = rows.verification_applications?.find(({ user_id: applicant }) => applicant === agent);
  const news = rows.notifications?.find(({ words }) => String(words).includes('"agentVerified"'));
  if (application?.id !== undefined && news)
    Object.assign(news, { target_type: 'verification', target_id: application.id });
}
