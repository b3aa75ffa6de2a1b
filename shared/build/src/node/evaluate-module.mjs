// @ts-check
import esbuild from 'esbuild';

/**
 * Runs a TypeScript module that needs no browser (a manifest, a style sheet) and returns its exports.
 * @param {string} file @returns {Promise<Record<string, any>>}
 */
export async function evaluateModule(file) {
  const result = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  const [{ contents }] = /** @type {[esbuild.OutputFile]} */ (result.outputFiles);
  const code = Buffer.from(contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
