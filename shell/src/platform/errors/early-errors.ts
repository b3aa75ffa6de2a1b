const early: Event[] = [];
let listen = (event: Event): void => void early.push(event);

/** Keeps the errors that only the window receives, until the part that reports them is there. */
export function keepErrors(): void {
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, (event) => listen(event));
}

/** From now on such events go here, with those that were kept first. */
export function hearErrors(listener: (event: Event) => void): void {
  listen = listener;
  for (const event of early.splice(0)) listener(event);
}
