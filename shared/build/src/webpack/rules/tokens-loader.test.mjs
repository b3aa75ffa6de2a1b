// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineTokens } from './tokens-loader.mjs';

const tokens = { color: { text: { muted: 'var(--muted)' } }, space: { 1: 'var(--space-1)' } };
const head = `import { Icon, tokens } from '@lintel/ui';\n`;

test('names of tokens in styles and in code become their values', () => {
  assert.equal(
    inlineTokens(
      `${head}const a = css\`gap: \${tokens.space[1]}; color: \${tokens.color.text.muted};\`; const b = isOn ? tokens.color.text.muted : '';`,
      tokens,
    ),
    `${head}const a = css\`gap: var(--space-1); color: var(--muted);\`; const b = isOn ? 'var(--muted)' : '';`,
  );
});

test('a group with a name of its own is left out where nothing else uses it', () => {
  assert.equal(
    inlineTokens(`${head}const { color } = tokens;\nconst a = css\`color: \${color.text.muted};\`;`, tokens),
    `${head}const color = /* @__PURE__ */ (() => tokens.color)();\nconst a = css\`color: var(--muted);\`;`,
  );
});

test('groups, computed names and other things called tokens stay', () => {
  const rest = `const a = tokens.color.text[tone]; const b = tokens.color; const c = user.tokens.space[1]; const d = tokens.unknown;`;
  assert.equal(inlineTokens(head + rest, tokens), head + rest);
  const other = `import { tokens } from './session.ts';\nconst a = tokens.space[1];`;
  assert.equal(inlineTokens(other, tokens), other);
});
