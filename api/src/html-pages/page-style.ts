import { createHash } from 'node:crypto';

/** Colours, sizes and focus ring as `shared/ui/src/tokens` has them, which a page without a script cannot load. */
export const STYLE = `:root{color-scheme:light dark;--canvas:#fff;--raised:#fff;--ink:#12211d;--muted:#47565a;--link:#0b6b57;--action:#0b6b57;--hover:#085343;--on-action:#fff;--control:#7a878b;--line:#dce3e0;--danger:#8c1d18;--danger-fill:#fdecea;--success:#14532d;--success-fill:#e7f6ec;--ring:#0b57d0;--ring-inner:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#0e1513;--raised:#151f1c;--ink:#eef3f1;--muted:#b4c1bd;--link:#5fd3b5;--action:#5fd3b5;--hover:#8ce3cc;--on-action:#04241c;--control:#73827d;--line:#2a3834;--danger:#ffb4ab;--danger-fill:#3b1715;--success:#a3e0b8;--success-fill:#12301d;--ring:#8ab4f8;--ring-inner:#0e1513}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--canvas);color:var(--ink);font:400 1rem/1.625 Inter,ui-sans-serif,system-ui,"Noto Sans Arabic",sans-serif;overflow-wrap:break-word}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;padding:.75rem 1.25rem;border-block-end:1px solid var(--line)}
header img{display:block;height:2rem;width:auto}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem;margin:0;padding:0;list-style:none}
nav a,nav span{display:inline-flex;align-items:center;min-height:2.75rem;padding-inline:.75rem;border-radius:.5rem}
nav span{font-weight:600}
main{max-width:26rem;margin:2.5rem auto;padding:0 1.25rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25;font-weight:700}
p{margin:0 0 1rem}
.hint{color:var(--muted);font-size:.875rem;line-height:1.45}
label{display:block;font-weight:600;margin-block:1.25rem .25rem}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--control);border-radius:.5rem}
input[aria-invalid]{border-color:var(--danger)}
button,.button{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:2.75rem;margin-block-start:1.5rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:var(--on-action);background:var(--action);border:1px solid transparent;border-radius:.5rem;cursor:pointer}
button:hover,.button:hover{background:var(--hover)}
[role=alert],[role=status]{padding:.75rem 1rem;border-radius:.5rem}
[role=alert]{color:var(--danger);background:var(--danger-fill)}
[role=status]{color:var(--success);background:var(--success-fill)}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--ring-inner);box-shadow:0 0 0 4px var(--ring)}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing may run; this style sheet and the site's own logo load; the form goes to this origin only. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // The address holds the token.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};
