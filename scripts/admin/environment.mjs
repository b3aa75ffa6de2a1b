// @ts-check
import path from 'node:path';
import { runningIn } from '../start/run-lock.mjs';

/** Of `npm start`, where no product runs whose address is known. */
const USUAL_URL = 'http://localhost:8080';

/**
 * The variables of the administration: its data folder, and the address with which links to files in lists begin.
 * @param {{ env: NodeJS.ProcessEnv, root: string }} options
 */
export function administration({ env, root }) {
  const data = env['LINTEL_DATA'] ?? path.join(root, '.lintel');
  return {
    ...env,
    LINTEL_DATA: data,
    PUBLIC_URL: env['PUBLIC_URL'] ?? runningIn(data)?.url ?? USUAL_URL,
  };
}
