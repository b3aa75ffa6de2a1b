/**
 * Renders (PNG) → pictures of the demo city (WebP) and their entries in ../index.json: node finish.mjs DIRECTORY. `facts.json`
 * (made by facts.py) says what a picture shows. Homes with an even number are mirrored: there is no lettering in them.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const sharp = createRequire(new URL('../../../package.json', import.meta.url))('sharp');
const here = import.meta.dirname;
const [from] = process.argv.slice(2);
const facts = JSON.parse(fs.readFileSync(path.join(here, 'facts.json'), 'utf8'));
/** Renders that turned out badly. */
const rejected = new Set(fs.readFileSync(path.join(here, 'rejected.txt'), 'utf8').split(/\s+/));

const sofas = ['light grey', 'sage green', 'cream', 'slate blue', 'olive', 'rose', 'navy', 'brown', 'ivory', 'sand', 'pale grey', 'terracotta', 'dark green', 'mauve'];
const cabinets = ['white', 'sage green', 'blue-grey', 'beige', 'dark green', 'taupe', 'grey-green', 'ivory', 'terracotta', 'blue'];
const houses = {
  brick: 'red-brick', white: 'white weatherboard', barn: 'black-clad', render: 'cream', wood: 'timber-clad', brick2: 'tan-brick',
  sage: 'sage-green weatherboard', blue: 'blue weatherboard', ochre: 'ochre', stone: 'stone', rose: 'rose-coloured',
};
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const views = { city: 'the city', garden: 'a garden', sea: 'the sea' };
const seasons = { autumn: ' in autumn', spring: ' in spring', summer: '' };
const times = { day: '', golden: ' in evening light', dusk: ' at dusk' };

function roomOf(name) {
  const [, number, room, shot] = /^home-(\d+)-(\w+?)-(\w)$/.exec(name);
  const { palette, cabinet, view } = facts[`home-${number}`];
  const texts = {
    living: { a: `a living room with a ${sofas[palette]} sofa`, b: `a living room with a ${sofas[palette]} sofa, from the other corner`, c: `a ${sofas[palette]} sofa and a coffee table` },
    kitchen: { a: `a kitchen with ${cabinets[cabinet]} cabinets`, b: `a kitchen with ${cabinets[cabinet]} cabinets, from the other side` },
    bedroom: { a: 'a bedroom with a double bed', c: 'a double bed with cushions' },
    bedroom2: { b: 'a second bedroom' },
    bathroom: { a: 'a tiled bathroom', b: 'a bathroom, from the other side' },
    terrace: { a: `a furnished terrace above ${views[view]}` },
    study: { a: 'a study with a desk' },
  };
  return { subject: room === 'bedroom2' ? 'bedroom' : room, home: Number(number), second: room === 'bedroom2' || undefined, view, shot, alt: `Rendering of ${texts[room][shot]}` };
}

function buildingOf(name) {
  const [subject] = name.split('-');
  const { season, time, style, pool } = facts[name];
  const when = `${seasons[season]}${times[time]}`;
  const looks = {
    villa: style === 'modern'
      ? { style: 'Modern villa', detail: pool ? 'a pool and a covered terrace' : 'a covered terrace and a lawn' }
      : { style: 'Mediterranean villa', detail: pool ? 'a pool and shutters' : 'a columned porch and shutters' },
    house: { style: `${capital(houses[style] ?? '')} house`, detail: style === 'barn' || style === 'wood' ? 'large windows' : 'a porch and a front garden' },
    row: { style: 'Town house', detail: 'a tree-lined street outside' },
    apartment: { style: { rendered: 'Bright apartment', brick: 'Red-brick apartment', 'two-tone': 'Two-tone apartment', 'grey-brick': 'Light-brick apartment' }[style], detail: 'a balcony' },
  };
  const things = {
    villa: () => `a ${style === 'modern' ? 'modern' : 'Mediterranean-style'} villa${pool ? ' with a pool' : ' with a garden'}`,
    house: () => `a ${houses[style]} house with a front garden`,
    row: () => 'a row of town houses on a street with trees',
    apartment: () => `an apartment building (${style}) with balconies`,
    office: () => 'an office building with a glass front',
    shop: () => 'a shop with a striped awning on the ground floor',
    warehouse: () => 'a warehouse with loading doors',
    plot: () => 'an empty building plot, staked out on a meadow',
  };
  return { subject, look: looks[subject], pool: pool || undefined, alt: `Rendering of ${things[subject]()}${when}` };
}

const hex = ({ r, g, b }) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const indexFile = path.join(here, '../index.json');
const index = JSON.parse(fs.readFileSync(indexFile, 'utf8')).filter(({ file }) => !file.startsWith('renders/'));
fs.mkdirSync(path.join(here, '../renders'), { recursive: true });
for (const file of fs.readdirSync(from).filter((entry) => entry.endsWith('.png')).toSorted()) {
  const name = file.slice(0, -4);
  if (rejected.has(name)) continue;
  const isRoom = name.startsWith('home-');
  const { shot: _shot, ...entry } = isRoom ? roomOf(name) : buildingOf(name);
  const target = path.join(here, `../renders/${name}.webp`);
  let image = sharp(path.join(from, file));
  if (isRoom && entry.home % 2 === 0) image = image.flop();
  const { data, info } = await image.webp({ quality: 84, effort: 6, smartSubsample: true }).toBuffer({ resolveWithObject: true });
  fs.writeFileSync(target, data);
  const { dominant } = await sharp(data).stats();
  index.push({ file: `renders/${name}.webp`, kind: isRoom ? 'interior' : 'exterior', ...entry, palette: hex(dominant), width: info.width, height: info.height });
}
fs.writeFileSync(indexFile, `${JSON.stringify(index, null, 1)}\n`);
process.stdout.write(`${index.length} pictures\n`);
