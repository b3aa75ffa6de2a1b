// @ts-check
// Fast Refresh needs development JSX, whose runtime is in no share scope: the same over the runtime that the shell provides.
// @ts-expect-error -- this package has no types of React
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** @param {any} type @param {any} props @param {string | undefined} key @param {boolean} isStatic */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };
