/** Something that a person can put right; its message is one clear sentence. */
export class RegistryError extends Error {}
