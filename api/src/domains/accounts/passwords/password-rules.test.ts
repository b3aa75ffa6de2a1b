import { passwordProblem } from './password-rules.ts';

const user = { name: 'Rita van Dyke', email: 'rita.dyke@example.com' };
const problemOf = (password: string, of = user) => passwordProblem(password, of)?.kind;

describe('a new password', () => {
  it('has eight to two hundred characters, each counted once', () => {
    expect(problemOf('kq7#xw2')).toBe('length');
    expect(problemOf('kq7#xw2v')).toBeUndefined();
    expect(problemOf('ż'.repeat(200))).toBeUndefined();
    expect(problemOf('ż'.repeat(201))).toBe('length');
    // Seven emoji are fourteen code units.
    expect(problemOf('😀'.repeat(7))).toBe('length');
    expect(problemOf('😀'.repeat(8))).toBeUndefined();
  });

  it('is not among the most common ones, in whatever case', () => {
    expect(problemOf('password1')).toBe('common');
    expect(problemOf('PassWord1')).toBe('common');
  });

  it.each(['xx-Rita-77-kq', 'kqRITAwx#1', 'dyke#kqwx77', 'rita.dyke@example.com', 'my-rita.dyke-1'])(
    '%s contains a name or the address of the user',
    (password) => {
      expect(problemOf(password)).toBe('personal');
    },
  );

  it('does not contain the part of the address before the @', () => {
    const nameless = { name: '', email: 'sunny.hill@example.com' };
    expect(problemOf('kq-sunny.hill-1', nameless)).toBe('personal');
  });

  it('may contain parts of a name of up to three letters', () => {
    expect(problemOf('van#kqwx77')).toBeUndefined();
    expect(problemOf('kq#wx77-xy', { name: '', email: 'xy@example.com' })).toBeUndefined();
  });

  it('does not have to avoid the domain of the address', () => {
    expect(problemOf('kq#wx77-example.com', { name: '', email: 'rita@example.com' })).toBeUndefined();
  });

  it('is refused with a reason that continues the sentence', () => {
    expect(passwordProblem('short', user)?.text).toBe('must have at least 8 characters and at most 200');
  });
});
