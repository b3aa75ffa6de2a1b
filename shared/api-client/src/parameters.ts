type Parameters = Record<string, unknown>;

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/**
 * Query of a GET: empty values ("", null, undefined, empty list) are dropped, 0 and false stay, lists travel as
 * comma-joined text (docs/spec/wire-format.md#names-of-fields).
 */
export function toQuery(parameters: Parameters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    const text = Array.isArray(value) ? value.filter((each) => !isEmpty(each)).join(',') : value;
    if (!isEmpty(text)) query.append(name, String(text as Plain));
  }
  return query;
}

/**
 * Body of a call that may hold files, in the bracket naming of docs/spec/wire-format.md#names-of-fields: `plans[0][title]`,
 * `gallery_images[1]`. null and undefined are dropped, "" stays since it clears a value.
 */
export function toFormData(parameters: Parameters): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) append(form, name, value);
  return form;
}

/** What is left when files, lists and objects are taken out. */
type Plain = string | number | boolean;

function append(form: FormData, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (value instanceof Blob) form.append(name, value);
  else if (Array.isArray(value)) value.forEach((each, index) => append(form, `${name}[${index}]`, each));
  else if (typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) append(form, `${name}[${key}]`, each);
  } else form.append(name, String(value as Plain));
}
