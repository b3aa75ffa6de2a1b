// @ts-check
// Publishes the builds of this image and makes them live; does nothing when nothing changed. REGISTRY_… name where
// the registry lies, REGISTRY_ENVIRONMENT which environment.
import path from 'node:path';
import { root } from '../scripts/bootstrap.mjs';
import { build } from '../scripts/build/build.mjs';
import { release } from '../scripts/start/release.mjs';

const builds = await build({ log: (line) => console.log(line) });
const { REGISTRY_ROOT = '.lintel/registry', REGISTRY_ENVIRONMENT } = process.env;
release({
  builds,
  registryRoot: path.resolve(root, REGISTRY_ROOT),
  ...(REGISTRY_ENVIRONMENT ? { environment: REGISTRY_ENVIRONMENT } : {}),
});
