/**
 * Stands unseen in the document where content is on its way. A page that draws parts of several remotes together, such as the
 * dashboard, waits until none of its parts has one (`[data-awaited]`).
 */
export const awaited = <span hidden data-awaited="" />;
