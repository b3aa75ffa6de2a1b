import { afterAttempt } from './after-attempt.ts';
import { emptyProject, type PlanValues } from './project-values.ts';

const drawing = (name: string) => new File([name], name);
const stored: PlanValues = { id: 31, title: 'Ground floor', files: [], address: 'https://site/ground.pdf' };
const [first, second] = [drawing('first.pdf'), drawing('second.pdf')];
const plansAfter = (plans: readonly PlanValues[]) =>
  afterAttempt(
    { ...emptyProject, plans },
    { ...emptyProject, plans: [stored] },
    new Map(),
    (file) => file === second,
  ).plans;

describe('plans of a project whose first attempt was stored', () => {
  it('are those that are stored', () => {
    expect(plansAfter([{ name: 'p', title: 'Ground floor ', files: [first] }])).toEqual([stored]);
  });

  it('keep a drawing that was chosen since', () => {
    expect(plansAfter([{ name: 'p', title: 'Ground floor', files: [second] }])).toEqual([
      { ...stored, files: [second] },
    ]);
  });
});
