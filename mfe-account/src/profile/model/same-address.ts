/** Whether two addresses of email are one; apart from the schemas, whose library the page itself does not fetch. */
export const isSameAddress = (one: string | undefined, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase();
