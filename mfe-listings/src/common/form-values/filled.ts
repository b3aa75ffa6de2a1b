/** Values in which every part is there: final-form leaves out a record whose last answer was emptied. */
export const filled = <Values extends object>(values: Values, empty: Values): Values => {
  const stated = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...empty, ...(Object.fromEntries(stated) as Values) };
};
