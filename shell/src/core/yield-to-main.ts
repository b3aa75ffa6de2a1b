/** Lets the browser paint and answer the user between two pieces of work. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
