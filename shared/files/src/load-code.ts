/** The code that reads files cannot be had, so that nothing is known of the file. */
export class NoCode extends Error {}

/** Why a file is refused whose task has failed. */
export const codeOf = (error: unknown) => (error instanceof NoCode ? 'notLoaded' : 'unreadable');

/** Loads a part of the program; without a network it waits until there is one. Rejects with `NoCode` when it cannot be loaded. */
export async function loadCode<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw new NoCode(String(error));
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
