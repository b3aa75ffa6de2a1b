/** Whether a part of a form is stated: not nothing, not an empty text, list or record. */
export const isStated = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && !(value instanceof Blob)) return Object.values(value).some(isStated);
  return true;
};
