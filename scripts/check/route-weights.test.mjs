// @ts-check
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { pagesWithLibrariesOnDemand, tooHeavyRoutes } from './route-weights.mjs';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-weights-'));
after(() => fs.rmSync(dir, { recursive: true }));

it('a route that is too heavy is named, with what it weighs; a map does not count what pages share', () => {
  const sizes = { 'common.js': 30, 'page-a.js': 10, 'page-b.js': 20, 'search-map.js': 120 };
  for (const [file, kilobytes] of Object.entries(sizes))
    fs.writeFileSync(path.join(dir, file), randomBytes(kilobytes * 1024));
  const chunks = {
    'page-a': ['common.js', 'page-a.js'],
    'page-b': ['common.js', 'page-b.js'],
    'search-map': ['common.js', 'search-map.js'],
    'card-extras': ['search-map.js', 'page-b.js'],
  };
  fs.writeFileSync(path.join(dir, 'build.json'), JSON.stringify({ chunks }));
  assert.deepEqual(
    tooHeavyRoutes([
      { name: 'mfe-x', dir },
      { name: 'shell', dir },
    ]),
    ['mfe-x, page-b: 50.1 KB of JavaScript (gzip), more than 45'],
  );
});

it('the first step of a form counts with its page, once where both share a file', () => {
  const sizes = { 'fields.js': 20, 'form-page.js': 25, 'first-step.js': 20 };
  for (const [file, kilobytes] of Object.entries(sizes))
    fs.writeFileSync(path.join(dir, file), randomBytes(kilobytes * 1024));
  const chunks = {
    'page-project-form': ['fields.js', 'form-page.js'],
    'project-steps': ['fields.js', 'first-step.js'],
  };
  fs.writeFileSync(path.join(dir, 'build.json'), JSON.stringify({ chunks }));
  assert.deepEqual(tooHeavyRoutes([{ name: 'mfe-x', dir }]), [
    'mfe-x, page-project-form: 65.1 KB of JavaScript (gzip), more than 60',
  ]);
});

it('a page that is a form may weigh more, and alone may bring the libraries of forms along', () => {
  const sizes = { 'form-libraries.js': 25, 'map-engine.js': 1, 'form.js': 25, 'list.js': 5 };
  for (const [file, kilobytes] of Object.entries(sizes))
    fs.writeFileSync(path.join(dir, file), randomBytes(kilobytes * 1024));
  const chunks = {
    'page-property-form': ['form-libraries.js', 'form.js'],
    'property-basics': ['form.js'],
    'page-list': ['form-libraries.js', 'map-engine.js', 'list.js'],
    'contact-form': ['form-libraries.js', 'form.js'],
  };
  fs.writeFileSync(path.join(dir, 'build.json'), JSON.stringify({ chunks }));
  assert.deepEqual(tooHeavyRoutes([{ name: 'mfe-x', dir }]), []);
  assert.deepEqual(pagesWithLibrariesOnDemand([{ name: 'mfe-x', dir }]), [
    'mfe-x, page-list: brings along form-libraries.js, which belongs to a part fetched on demand',
    'mfe-x, page-list: brings along map-engine.js, which belongs to a part fetched on demand',
  ]);
});

it('what pages share may be in the start of a remote, with which a route may weigh ten more', () => {
  const sizes = { 'remote.js': 25, 'page-large.js': 35, 'page-small.js': 20 };
  for (const [file, kilobytes] of Object.entries(sizes))
    fs.writeFileSync(path.join(dir, file), randomBytes(kilobytes * 1024));
  const chunks = {
    remote: ['remote.js'],
    'page-large': ['remote.js', 'page-large.js'],
    'page-small': ['remote.js', 'page-small.js'],
  };
  fs.writeFileSync(path.join(dir, 'build.json'), JSON.stringify({ chunks }));
  assert.deepEqual(tooHeavyRoutes([{ name: 'mfe-x', dir }]), [
    'mfe-x, page-large with the start of its remote: 60.1 KB of JavaScript (gzip), more than 55',
  ]);
});
