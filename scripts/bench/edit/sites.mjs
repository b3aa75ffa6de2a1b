// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap.mjs';
import { npmCommand } from '../../node/npm-command.mjs';
import { anyFreePort } from '../../start/ports.mjs';
import { viteFolder } from './places.mjs';

const VITE_APP = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { '@vitejs/plugin-react': '6.3.0', react: '19.3.1', 'react-dom': '19.3.1', vite: '8.3.8' },
  }),
  'vite.config.js': `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n`,
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.jsx"></script>',
  'src/main.jsx': `import { createRoot } from 'react-dom/client';\nimport { App } from './app.jsx';\ncreateRoot(document.getElementById('root')).render(<App />);\n`,
  'src/app.jsx': `export function App() {\n  return <main><h1>Packages</h1></main>;\n}\n`,
};

/** A plain Vite React app, installed once. @returns {Promise<{ url: string, end(): Promise<void> }>} */
export async function startVite() {
  for (const [file, text] of Object.entries(VITE_APP)) {
    const full = path.join(viteFolder, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  }
  if (!fs.existsSync(path.join(viteFolder, 'node_modules/vite'))) {
    const [command, args] = npmCommand(['install', '--no-audit', '--no-fund', '--loglevel=error']);
    await untilLine(spawn(command, args, { cwd: viteFolder }), null);
  }
  const port = await anyFreePort();
  const program = path.join(viteFolder, 'node_modules/vite/bin/vite.js');
  const vite = spawn(process.execPath, [program, '--port', String(port), '--strictPort'], {
    cwd: viteFolder,
  });
  await untilLine(vite, /ready in/);
  return { url: `http://localhost:${port}`, end: () => end(vite) };
}

/** `npm run dev` for the remote that the bench edits. @param {string} environment */
export async function startDevelopment(environment) {
  const args = [path.join(root, 'scripts/dev.mjs'), 'payments', '--env', environment];
  const development = spawn(process.execPath, [...args, '--port', String(await anyFreePort())], {
    cwd: root,
  });
  const [, url = ''] = await untilLine(development, /^ {2}(http:\S+)$/m);
  return { url, end: () => end(development) };
}

/**
 * Resolves when a process prints a line, or, without one, when it ends well; rejects when it ends before.
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child @param {RegExp | null} line
 * @returns {Promise<string[]>}
 */
function untilLine(child, line) {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (/** @type {Buffer} */ part) => {
      output += part.toString();
      const found = line?.exec(output);
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => (line === null && code === 0 ? resolve([]) : reject(new Error(output))));
  });
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
const end = (child) =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
