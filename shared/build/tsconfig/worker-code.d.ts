/** A module as the text of a script that runs by itself, for a worker; see `worker-code-loader.mjs` of `@lintel/build`. */
declare module '*.worker.ts?code' {
  const code: string;
  export default code;
}
