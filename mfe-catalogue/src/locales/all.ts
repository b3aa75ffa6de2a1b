import homes from './homes.ts';
import others from './en.later.json?agents,contact,content,converter,feed,mortgage,offline,pages,projects,savedSearches,wishes&only';

/** Every text that the first screen does without. @public fetched with pages, by name */
export default { ...homes, ...others };
