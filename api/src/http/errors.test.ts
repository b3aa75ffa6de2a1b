import { thrown } from '../../test/harness/observability/thrown-error.ts';
import { DomainError } from './domain-error.ts';

const [WARN, ERROR] = [40, 50];

describe('the log of a call that failed', () => {
  it.each([
    ['a warning about what is refused on purpose', new DomainError('unavailable', 'Not yet.'), WARN],
    ['an error about a fault', new Error('no such column'), ERROR],
    ['nothing about a request that is not valid', new DomainError('validation', 'No.'), undefined],
  ])('has %s', async (_title, error, level) => {
    const { logged } = await thrown(error);
    expect(logged?.level).toBe(level);
  });
});
