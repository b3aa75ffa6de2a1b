import { createElement as h } from 'react';

/* global BUILD -- put in by the build */
/** What the second team's page loads later. */
export default function Details() {
  return h('h2', { 'data-version': BUILD }, 'What a package has');
}
