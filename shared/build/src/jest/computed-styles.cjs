// @ts-check
/**
 * Hands out the computed style of an element again until the document or its style sheets change. A look for a role asks for the style
 * of the same elements many times; jsdom remembers what it computed, and copies it for each caller property by property.
 * @param {Pick<typeof globalThis, 'document' | 'getComputedStyle'>} window of jsdom
 */
function rememberComputedStyles(window) {
  const { document, getComputedStyle } = window;
  const symbol = Object.getOwnPropertySymbols(document).find(isImplementation);
  const implementation = symbol && /** @type {any} */ (document)[symbol];
  /** @type {unknown} */
  let remembered;
  /** @type {WeakMap<Element, CSSStyleDeclaration>} */
  let declarations = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    const current = implementation?.[STYLES_OF_JSDOM];
    if (!current || pseudoElement || element.ownerDocument !== document)
      return getComputedStyle.call(window, element, pseudoElement);
    if (remembered !== current) {
      remembered = current;
      declarations = new WeakMap();
    }
    let declaration = declarations.get(element);
    if (!declaration) {
      declaration = getComputedStyle.call(window, element);
      declarations.set(element, declaration);
    }
    return declaration;
  };
}

/** What jsdom remembers of a document's styles; it takes a new one whenever they may have changed. */
const STYLES_OF_JSDOM = '_styleCache';

const isImplementation = (/** @type {symbol} */ { description }) => description === 'impl';

module.exports = { rememberComputedStyles };
