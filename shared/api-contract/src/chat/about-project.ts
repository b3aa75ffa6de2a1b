/** A project has this and its id where a listing has its id, here and on the wire (ADR 0101). */
export const FIRST_PROJECT = 1_000_000_000;

/** What a conversation about a project has as the id of its listing. */
export const aboutProject = (projectId: number): number => FIRST_PROJECT + projectId;
