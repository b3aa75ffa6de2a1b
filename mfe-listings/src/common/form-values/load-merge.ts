/** The code that merges a form with its listing as it is now; the form of a new listing goes without it. */
export const loadMerge = () => import(/* webpackChunkName: "form-merge" */ './rebased.ts');
