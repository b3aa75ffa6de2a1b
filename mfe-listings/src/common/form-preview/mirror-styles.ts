/** All rules of a document, as text. */
const rulesOf = ({ styleSheets }: Document): CSSRule[] =>
  [...styleSheets].flatMap((sheet) => [...sheet.cssRules]);

/** Theme, language and direction stand at the root. */
function copyRoot(from: Document, to: Document): void {
  for (const { name, value } of from.documentElement.attributes) to.documentElement.setAttribute(name, value);
}

/**
 * Gives the document of a frame the styles of the page, and again whenever what it shows has brought new ones: styled-components adds rules
 * to the page alone. Answers what ends it.
 */
export function mirrorStyles(from: Document, to: Document): () => void {
  const inner = to.defaultView;
  copyRoot(from, to);
  const root = new MutationObserver(() => copyRoot(from, to));
  root.observe(from.documentElement, { attributes: true });
  if (!inner || !('replaceSync' in inner.CSSStyleSheet.prototype)) return () => root.disconnect();
  const sheet = new inner.CSSStyleSheet();
  to.adoptedStyleSheets = [sheet];
  let known = 0;
  const copy = () => {
    const rules = rulesOf(from);
    if (rules.length === known) return;
    known = rules.length;
    sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  };
  copy();
  const shown = new MutationObserver(copy);
  shown.observe(to.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  return () => {
    root.disconnect();
    shown.disconnect();
  };
}
