import { media } from './media.ts';
import { palette } from './palette.ts';
import { tokens } from './tokens.ts';

/**
 * A small reset and the focus ring, as CSS text. The ring has two tones because one blue alone is invisible on the
 * brand's green (contrast 1.01).
 */
export const baseStyle = `
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    font-size: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: calc(${tokens.size.header} + ${tokens.space[4]}) ${tokens.space[20]};
  }
  /* Above the tabs of the frame and one bar more: what has the focus is never below them. */
  ${media.phone} { html { scroll-padding-block-end: 152px; } }
  /* A part that ends where the window or the tabs end has nothing over it, so a field there moves no page. */
  html:has(main [data-fits-window]) { scroll-padding-block-end: 0; }
  ${media.phone} { html:has(main [data-fits-window]) { scroll-padding-block-end: calc(65px + env(safe-area-inset-bottom)); } }
  html:has(dialog[open]:modal) { overflow: hidden; }
  body {
    min-block-size: 100dvh;
    background: ${tokens.color.surface.canvas};
    color: ${tokens.color.text.default};
    font: ${tokens.font.body};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1 { font: ${tokens.font.h1}; }
  h2 { font: ${tokens.font.h2}; }
  h3 { font: ${tokens.font.h3}; }
  h1, h2, h3 { text-wrap: balance; }
  /* A name in another script keeps its order of words and stands where its heading stands. */
  :is(h1, h2, h3)[dir='auto'], :is(h1, h2, h3) > [dir='auto'] { text-align: -webkit-match-parent; text-align: match-parent; }
  img, svg, video { display: block; max-inline-size: 100%; }
  :where(ul[role='list'], ol[role='list']) { list-style: none; padding: 0; }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: ${tokens.color.text.link}; text-underline-offset: 0.2em; }
  :focus-visible {
    outline: 2px solid ${tokens.color.focus.outer};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${tokens.color.focus.inner};
  }
  :where([tabindex='-1']):focus { outline: none; box-shadow: none; }
  [data-slot] { display: contents; }
  /* The document brings the picture that its page begins with, and the page puts the same one over it. */
  .first-picture { position: absolute; z-index: -1; inset-block-start: calc(${tokens.size.header} + 1px); inset-inline: 0; block-size: ${tokens.size.firstPicture}; overflow: clip; background: ${tokens.color.surface.sunken}; }
  .first-picture img { inline-size: 100%; block-size: 100%; object-fit: cover; object-position: 50% 62%; filter: ${tokens.photoFilter}; }
  .first-picture::after { content: ''; position: absolute; inset: 0; background: ${tokens.color.photo.scrim}; opacity: 0.5; }
  .first-photo { display: none; position: absolute; z-index: -1; aspect-ratio: 4 / 3; object-fit: cover; filter: ${tokens.photoFilter}; }
  ${media.phone} {
    .first-photo { display: block; }
    .first-photo[data-place='list'] { inset-block-start: ${tokens.size.firstPhotoOfList}; inset-inline-start: calc(${tokens.space.page} + 1px); inline-size: calc(100% - 2 * (${tokens.space.page} + 1px)); }
    .first-photo[data-place='top'] { inset-block-start: ${tokens.size.firstPhotoOnTop}; inset-inline-start: ${tokens.space.page}; inline-size: calc(100% - 2 * ${tokens.space.page}); }
  }
  body:has(main h1) :is(.first-picture, .first-photo) { display: none; }
  /* The document's last word when no script of the page runs. */
  #root:empty ~ .not-loaded { display: grid; gap: ${tokens.space[3]}; position: fixed; inset: 0; place-content: center; padding: ${tokens.space[4]}; text-align: center; visibility: hidden; animation: not-loaded 1ms 10s forwards; }
  @keyframes not-loaded { to { visibility: visible; } }
  /* The server writes it into pages that show other releases than the live ones. */
  .mix-notice { position: fixed; z-index: ${tokens.layer.toast}; inset-block-end: ${tokens.space[20]}; inset-inline-start: ${tokens.space[4]}; max-inline-size: calc(100% - 2 * ${tokens.space[4]}); padding: ${tokens.space[3]} ${tokens.space[4]}; border: 2px solid ${tokens.color.border.control}; border-radius: ${tokens.radius.card}; background: ${tokens.color.surface.raised}; box-shadow: ${tokens.shadow.popover}; }
  ${media.print} {
    :root { color-scheme: light !important; }
    *, *::before, *::after { background: transparent !important; color: ${palette.black} !important; box-shadow: none !important; text-shadow: none !important; }
    html, body { background: ${palette.white} !important; }
    /* Links in texts; cards are links as a whole, and their addresses would lie across the photos. */
    main :is(p, li, td, dd) > a:is([href^='/'], [href^='http'])::after { content: ' (' attr(href) ')'; font-size: 0.8em; overflow-wrap: anywhere; }
    main a:has(img)::after, main nav, main button:not(:has(img)) { display: none !important; }
    h1, h2, h3 { break-after: avoid; }
    /* Cards; a page that is one article would begin on the second sheet. */
    article:not(:has(h1)), tr, img { break-inside: avoid; }
  }
  /* Colours of the system: what only a background or a shadow shows is shown by an edge or by the system's own choice of colours. */
  @media (forced-colors: active) {
    dialog { border: 1px solid !important; }
    [role='radiogroup'] :checked + span, [aria-pressed='true'], [role='switch']:checked { forced-color-adjust: none; background: SelectedItem !important; color: SelectedItemText !important; }
    [aria-pressed='true'] * { color: inherit !important; }
    [role='tab']:not([aria-selected='true']) { border-block-end-color: Canvas !important; }
    [role='switch'] { border: 1px solid ButtonText; }
    [role='switch']::before { forced-color-adjust: none; background: ButtonText !important; }
    [role='switch']:checked::before { background: SelectedItemText !important; }
    nav [aria-current] { text-decoration: underline !important; }
  }
  ${media.calm} {
    *, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 1ms !important; scroll-behavior: auto !important; }
  }
`;
