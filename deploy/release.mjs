// @ts-check
// Publishes the builds of this image and makes them live; does nothing when nothing changed. REGISTRY_… name where
// the registry lies.
import path from 'node:path';
import { root } from '../scripts/bootstrap.mjs';
import { build } from '../scripts/build/build.mjs';
import { release } from '../scripts/start/release.mjs';

const builds = await build({ log: (line) => console.log(line) });
release({ builds, registryRoot: path.resolve(root, process.env['REGISTRY_ROOT'] ?? '.lintel/registry') });
