import { coversAddress, patternProblem, patternsOverlap } from './address-pattern.ts';

describe('F20 address patterns', () => {
  it.each([
    ['/', '/', true],
    ['/', '/x', false],
    ['/', '//', true],
    ['/a/:slug', '/a/b', true],
    ['/a/:slug', '/a/b/', true],
    ['/a/:slug', '/a/b/c', false],
    ['/a/:slug', '/a/', false],
    ['/a/*', '/a/b/c', true],
    ['/a/*', '/a', false],
    ['/*', '/anything/below', true],
    ['/a.b', '/aXb', false],
    ['/a', '/a/', true],
    ['/*/x', '/a/x', false],
  ])('%s covers %s: %s', (pattern, address, expected) => {
    expect(coversAddress(pattern, address)).toBe(expected);
  });

  it('are compared in a time that does not grow with their stars', () => {
    const begun = performance.now();
    coversAddress(`${'/*'.repeat(12)}/x`, `${'/a'.repeat(5_000)}/y`);
    expect(performance.now() - begun).toBeLessThan(200);
  });

  it.each([
    ['/a', '/a', true],
    ['/a', '/b', false],
    ['/a/:slug', '/a/new', true],
    ['/a/:slug', '/a/:id', true],
    ['/a/:slug', '/a', false],
    ['/*', '/a/b', true],
    ['/a/*', '/a', false],
    ['/', '/a', false],
    ['/', '/', true],
  ])('%s and %s have an address in common: %s', (one, other, expected) => {
    expect(patternsOverlap(one, other)).toBe(expected);
    expect(patternsOverlap(other, one)).toBe(expected);
  });

  it.each(['/', '/user/chat', '/articles/:slug', '/files/*', '/a.b/c-d_e~f'])('%s is one', (pattern) => {
    expect(patternProblem(pattern)).toBeNull();
  });

  it.each([
    ['', 'begin with a slash'],
    ['a/b', 'begin with a slash'],
    ['/*/x', 'at the end only'],
    ['/*/*', 'at the end only'],
    ['/a/*b', 'no part'],
    ['/a//b', 'no part'],
    ['/a/', 'no part'],
    ['/:', 'no part'],
    ['/:a?', 'no part'],
    ['/(a+)+', 'no part'],
    ['/:a/:b/:c/:d/:e', 'parameters'],
    ['/a'.repeat(13), 'parts'],
    [`/${'a'.repeat(200)}`, 'longer'],
  ])('%s is none: %s', (pattern, problem) => {
    expect(patternProblem(pattern)).toContain(problem);
  });
});
