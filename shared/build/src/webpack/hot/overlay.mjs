// @ts-check
/// <reference lib="dom" />

const styles = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; display: block; direction: ltr; }
  section { max-height: 45vh; overflow: auto; padding: 16px 20px; background: #1b1113; color: #fff; border-top: 4px solid #ff6b6b; font: 14px/1.5 ui-monospace, monospace; }
  h2 { margin: 0 0 8px; font: bold 16px system-ui, sans-serif; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/**
 * Shows, above the page, what is wrong with the code of a remote, by its name.
 * @param {Document} document
 */
export function createOverlay(document) {
  /** @type {Map<string, string>} */ const problems = new Map();
  const host = document.createElement('lintel-problems');
  const inside = host.attachShadow({ mode: 'open' });
  // Through the object model: the page's policy allows no inline styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  inside.adoptedStyleSheets = [sheet];

  function draw() {
    const sections = [...problems].map(([owner, problem]) => {
      const section = document.createElement('section');
      section.setAttribute('role', 'alert');
      const title = document.createElement('h2');
      title.textContent = owner;
      const text = document.createElement('pre');
      text.textContent = problem;
      section.append(title, text);
      return section;
    });
    inside.replaceChildren(...sections);
    if (sections.length > 0) document.documentElement.append(host);
    else host.remove();
  }
  return {
    /** @param {string} owner @param {string} problem */
    show(owner, problem) {
      problems.set(owner, problem);
      draw();
    },
    /** @param {string} owner */
    remove(owner) {
      if (problems.delete(owner)) draw();
    },
  };
}
