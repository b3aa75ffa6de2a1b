// @ts-check
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';

const FILE = 'signature.json';

/** Files of a build, named as below its folder. @param {string} folder */
const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

/**
 * Signs a build for registries that know the public key of the team (`keys` of `TEAMS`): writes `signature.json` into its folder. What is
 * signed is `lintel-release 1`, then for each file a line as `sha256sum` prints it, in order of the names.
 * @param {string} folder @param {string} keyFile a private key of Ed25519, as `openssl genpkey -algorithm ed25519` writes it
 */
export function signBuild(folder, keyFile) {
  const key = readKey(keyFile);
  const names = filesBelow(folder)
    .filter((name) => name !== FILE)
    .sort();
  const lines = names.map((name) => {
    const hash = createHash('sha256').update(fs.readFileSync(path.join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  const signature = sign(null, Buffer.from(`lintel-release 1\n${lines.join('')}`), key).toString('base64');
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
  fs.writeFileSync(path.join(folder, FILE), `${JSON.stringify({ key: publicKey, signature })}\n`);
}

/** @param {string} file */
function readKey(file) {
  try {
    const key = createPrivateKey(fs.readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  throw new CommandError(
    `${file} is no private key of Ed25519; openssl genpkey -algorithm ed25519 makes one.`,
  );
}
