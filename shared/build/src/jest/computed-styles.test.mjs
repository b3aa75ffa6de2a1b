// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import computedStyles from './computed-styles.cjs';

function page() {
  const { window } = new JSDOM(
    '<style>.away { display: none } .pale { color: red }</style><main><p>words</p></main>',
  );
  computedStyles.rememberComputedStyles(/** @type {any} */ (window));
  const { document } = window;
  const words = /** @type {HTMLElement} */ (document.querySelector('p'));
  const sheet = /** @type {CSSStyleSheet} */ (document.styleSheets[0]);
  return { window, document, words, sheet, display: () => window.getComputedStyle(words).display };
}

test('a computed style is handed out again while nothing changes', () => {
  const { window, words } = page();
  assert.equal(window.getComputedStyle(words), window.getComputedStyle(words));
});

test('a computed style follows the class of its element, its place, its own style and a new rule', () => {
  const { document, words, sheet, display } = page();
  assert.equal(display(), 'block');
  words.className = 'away';
  assert.equal(display(), 'none');
  words.className = '';
  assert.equal(display(), 'block');
  words.style.display = 'flex';
  assert.equal(display(), 'flex');
  words.removeAttribute('style');
  sheet.insertRule('section p { display: inline }', 0);
  assert.equal(display(), 'block');
  const section = document.createElement('section');
  words.replaceWith(section);
  section.append(words);
  assert.equal(display(), 'inline');
});

test('an inherited value follows the element that it comes from', () => {
  const { window, document, words } = page();
  const visibility = () => window.getComputedStyle(words).visibility;
  assert.equal(visibility(), 'visible');
  /** @type {HTMLElement} */ (document.querySelector('main')).style.visibility = 'hidden';
  assert.equal(visibility(), 'hidden');
});

test('an element of a document that has no window has a style of its own', () => {
  const { window, words } = page();
  const other = new window.DOMParser().parseFromString('<p style="display: flex">', 'text/html');
  const p = /** @type {HTMLElement} */ (other.querySelector('p'));
  assert.notEqual(window.getComputedStyle(p), window.getComputedStyle(words));
});
