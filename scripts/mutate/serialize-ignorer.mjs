// @ts-check
// `{ serialize: 'ignore' }` of effector's stores is not mutated: nothing is serialised, so that no test can notice a change of it.

/** @typedef {{ type: string, key?: { name?: string }, properties?: Node[] }} Node As Babel parses it. */

/** @param {Node | undefined} node */
const isSerialize = (node) => node?.type === 'ObjectProperty' && node.key?.name === 'serialize';

/** @param {{ node: Node }} path @returns {string | undefined} the reason not to mutate a node */
const shouldIgnore = ({ node }) =>
  isSerialize(node) || (node.properties?.length === 1 && isSerialize(node.properties[0]))
    ? 'stores are not serialised'
    : undefined;

export const strykerPlugins = [{ kind: 'Ignore', name: 'serialize', value: { shouldIgnore } }];
