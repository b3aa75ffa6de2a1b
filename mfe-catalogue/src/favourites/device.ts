const KEY = 'lintel.device';

let name: string | undefined;

/** A random name of this browser, by which the back end knows its words from those of another device of the same user. */
export function deviceName(): string {
  if (name) return name;
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    name = localStorage.getItem(KEY) ?? fresh;
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage it is another one after each reload.
    name = fresh;
  }
  return name;
}
