/** Texts of the pages that most visits consist of: results and a home. What `all.ts` has beside them, they never say. */
export { default } from './en.deferred.json?agents,comparison,contact,content,converter,feed,locked,mortgage,offline,pages,preferences,projects,savedSearches&without';
