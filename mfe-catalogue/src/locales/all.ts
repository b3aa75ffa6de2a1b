import offers from './offers.ts';
import others from './en.deferred.json?comparison,contact,content,converter,feed,mortgage,offline,pages,preferences,savedSearches&only';

/** Every text that the first screen does without. @public fetched with pages, by name */
export default { ...offers, ...others };
