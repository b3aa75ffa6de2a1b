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
    // jsdom replaces its own memory whenever styles may have become others.
    const current = implementation?._styleCache;
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

const isImplementation = ({ description }) => description === 'impl';

module.exports = { rememberComputedStyles };
