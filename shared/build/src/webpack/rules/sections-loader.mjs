// @ts-check
// oxlint-disable oxc/no-this-in-exported-function -- webpack gives a loader its context as `this`

/**
 * Some sections of a file of texts, so that a page brings no others along: `texts.json?search,property&only`, and all others with
 * `?search,property&without`.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function sections(source) {
  const [names = '', how] = this.resourceQuery.slice(1).split('&');
  const all = Object.entries(JSON.parse(source));
  const listed = names.split(',');
  const unknown = listed.filter((name) => !all.some(([known]) => known === name));
  if (unknown.length > 0) throw new Error(`${this.resourcePath} has no section ${unknown.join(', ')}`);
  return JSON.stringify(
    Object.fromEntries(all.filter(([name]) => listed.includes(name) === (how === 'only'))),
  );
}
