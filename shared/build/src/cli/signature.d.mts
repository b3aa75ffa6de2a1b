/** Writes the signature of a build into its folder; the key is the file of a private key of Ed25519. */
export function signBuild(folder: string, keyFile: string): void;
