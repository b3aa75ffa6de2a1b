import esbuild from 'esbuild';

/**
 * Runs a TypeScript module that needs no browser (a manifest, a style sheet) and returns its exports.
 * @param {string} file @returns {Promise<Record<string, unknown>>}
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
  const code = Buffer.from(result.outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
