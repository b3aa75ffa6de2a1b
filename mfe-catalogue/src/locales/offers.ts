import homes from './homes.ts';
import offers from './en.deferred.json?agents,locked,projects&only';

/** Texts of the pages of projects and agents. @public fetched with pages, by name */
export default { ...homes, ...offers };
