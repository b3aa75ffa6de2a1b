/** Some sections of a file of texts; see `sections-loader.mjs` of `@lintel/build`. */
declare module '*&only' {
  const texts: { [section: string]: Texts };
  export default texts;
}
declare module '*&without' {
  const texts: { [section: string]: Texts };
  export default texts;
}
interface Texts {
  [key: string]: string | Texts;
}
