// @ts-check
// oxlint-disable oxc/no-this-in-exported-function -- webpack gives a loader its context as `this`
import esbuild from 'esbuild';

/**
 * Turns the first module of a worker into a module whose default is the worker's whole script as text. As text it travels in a
 * chunk, whose hash the page checks; browsers check none for a worker's own file.
 * @this {import('webpack').LoaderContext<object>}
 */
export default async function workerCode() {
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: [this.resourcePath],
    absWorkingDir: '/',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(`/${file}`);
  const [script] = outputFiles;
  if (!script) throw new Error(`${this.resourcePath} gave no script`);
  return `export default ${JSON.stringify(script.text)};`;
}
