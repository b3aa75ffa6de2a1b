// @ts-check
// Files of one process share loaded modules, so that a helper registers its hooks only for the first file that imports it.
import { addEventHandler } from 'jest-circus';

/** @typedef {Parameters<Parameters<typeof addEventHandler>[0]>[1]['rootDescribeBlock']['hooks'][number]} Hook */

/** Hooks that modules other than tests registered as they were loaded. @type {Hook[]} */
const ofHelpers = [];
/** The outermost block of the file that is under way. @type {unknown} */
let file;

/** A line of a stack with a module that is no dependency: its path, without the query by which each run of tests loads a file. */
const OWN_MODULE = /(\/(?:(?!\/node_modules\/)[^?\n])+\.[cm]?[jt]sx?)(?:\?\d+)?:\d+:\d+/;

/** @param {Hook} hook */
const isOfHelper = ({ asyncError }) => {
  const module = OWN_MODULE.exec(asyncError.stack ?? '')?.[1];
  return module !== undefined && !/\.test\.[cm]?[jt]sx?$/.test(module);
};

addEventHandler((event, { rootDescribeBlock, currentDescribeBlock }) => {
  if (
    file !== rootDescribeBlock &&
    ['add_hook', 'add_test', 'start_describe_definition'].includes(event.name)
  ) {
    file = rootDescribeBlock;
    rootDescribeBlock.hooks.unshift(...ofHelpers.map((hook) => ({ ...hook, parent: rootDescribeBlock })));
  }
  if (event.name !== 'add_hook' || currentDescribeBlock !== rootDescribeBlock) return;
  const added = rootDescribeBlock.hooks.at(-1);
  if (added && isOfHelper(added)) ofHelpers.push(added);
});
