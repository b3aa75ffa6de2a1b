/** Names of the forms' drafts; the version is raised when the shape of their values changes. */
export const propertyDrafts = { kind: 'property', version: 1 } as const;
export const projectDrafts = { kind: 'project', version: 1 } as const;
