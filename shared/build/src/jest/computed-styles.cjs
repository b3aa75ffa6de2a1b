/**
 * Hands out the computed style of an element again until the document or its style sheets change. A look for a role asks for the style
 * of the same elements many times; jsdom remembers what it computed, and copies it for each caller property by property.
 * @param {Window} window of jsdom
 */
function rememberComputedStyles(window) {
  const { document, getComputedStyle } = window;
  const implementation = document[Object.getOwnPropertySymbols(document).find(isImplementation)];
  let remembered;
  let declarations;
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

const isImplementation = ({ description }) => description === 'impl';

module.exports = { rememberComputedStyles };
