/** Makes text safe between tags and in quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** What a page of the sandbox may load: its own style sheet and, where it has one, its own script. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A whole document around `body`, which must be escaped already. */
export const page = (options: { title: string; body: string; script?: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(options.title)}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<main>
<h1>${escapeHtml(options.title)}</h1>
${options.body}
</main>
${options.script ? `<script src="${escapeHtml(options.script)}" defer></script>` : ''}
</body>
</html>
`;

/** System colours only, so it follows light, dark and forced colours. */
export const styleSheet = `:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
.note { color: color-mix(in srgb, CanvasText 72%, Canvas); }
ol, ul { list-style: none; padding: 0; display: grid; gap: .75rem; }
article, .choice, form { border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: .75rem; padding: 1rem; }
article h2 { font-size: 1rem; margin: 0 0 .25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem .75rem; margin: 0 0 .5rem; }
dt { color: color-mix(in srgb, CanvasText 72%, Canvas); }
dd { margin: 0; overflow-wrap: anywhere; }
.code { font: 600 1.5rem/1.25 ui-monospace, monospace; letter-spacing: .1em; }
a { color: LinkText; overflow-wrap: anywhere; }
label { display: grid; gap: .25rem; margin-block-end: .75rem; font-weight: 600; }
input { font: inherit; padding: .625rem .75rem; border: 1px solid GrayText; border-radius: .5rem; background: Field; color: FieldText; }
button { font: inherit; font-weight: 600; padding: .625rem 1rem; min-height: 2.75rem; border-radius: .5rem; border: 1px solid GrayText; background: ButtonFace; color: ButtonText; cursor: pointer; }
.choice { display: block; width: 100%; text-align: start; font-weight: 400; }
.choice strong { display: block; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
