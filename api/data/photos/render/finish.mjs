/**
 * Renders (PNG) → pictures of the demo city (WebP) and their entries in ../index.json: node finish.mjs DIRECTORY. `facts.json`
 * (made by facts.py) and `words.mjs` say what a picture shows. Homes with an even number are mirrored: there is no lettering in them.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { houseNames, wordsOfBuilding, wordsOfRoom, wordsOfTopic, wordsOfView, wordsOfWorkplace } from './words.mjs';

const sharp = createRequire(new URL('../../../package.json', import.meta.url))('sharp');
const here = import.meta.dirname;
const [from] = process.argv.slice(2);
const facts = JSON.parse(fs.readFileSync(path.join(here, 'facts.json'), 'utf8'));
/** Renders that turned out badly. */
const rejected = new Set(fs.readFileSync(path.join(here, 'rejected.txt'), 'utf8').split(/\s+/));

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** German and Arabic words of the pictures that are not made here any more. */
const firstWords = JSON.parse(fs.readFileSync(path.join(here, 'first-words.json'), 'utf8'));

function roomOf(name) {
  const [, number, room, shot] = /^home-(\d+)-(\w+?)-(\w)$/.exec(name);
  const home = facts[`home-${number}`];
  const second = room === 'bedroom2' || undefined;
  return { kind: 'interior', subject: second ? 'bedroom' : room, home: Number(number), second, view: home.view, ...wordsOfRoom(room, shot, home) };
}

function buildingOf(name) {
  const [subject] = name.split('-');
  const { style, pool } = facts[name];
  const looks = {
    villa: style === 'modern'
      ? { style: 'Modern villa', detail: pool ? 'a pool and a covered terrace' : 'a covered terrace and a lawn' }
      : { style: 'Mediterranean villa', detail: pool ? 'a pool and shutters' : 'a columned porch and shutters' },
    house: { style: `${capital(houseNames[style] ?? '')} house`, detail: style === 'barn' || style === 'wood' ? 'large windows' : 'a porch and a front garden' },
    row: { style: 'Town house', detail: 'a tree-lined street outside' },
    apartment: { style: { rendered: 'Bright apartment', brick: 'Red-brick apartment', 'two-tone': 'Two-tone apartment', 'grey-brick': 'Light-brick apartment' }[style], detail: 'a balcony' },
  };
  return { kind: 'exterior', subject, look: looks[subject], pool: pool || undefined, ...wordsOfBuilding(subject, facts[name]) };
}

/** Rooms of places to work: 1 to 6 of offices, to 11 of shops, then of warehouses (workplaces.py). */
function workplaceOf(name) {
  const [, number, room] = /^work-(\d+)-(\w+-\w)$/.exec(name);
  const set = Number(number);
  return { kind: 'interior', subject: set < 7 ? 'office-room' : set < 12 ? 'shop-room' : 'warehouse-room', set, ...wordsOfWorkplace(room) };
}

function viewOf(name) {
  const [subject, number, view] = name.split('-');
  return { kind: 'exterior', subject: `${subject}-view`, of: `${subject}-${number}`, ...wordsOfView(subject, number, view) };
}

const topicOf = (name) => ({ kind: 'interior', subject: 'topic', ...wordsOfTopic(name.slice('topic-'.length)) });

function entryOf(name) {
  if (name.startsWith('home-')) return roomOf(name);
  if (name.startsWith('work-')) return workplaceOf(name);
  if (name.startsWith('topic-')) return topicOf(name);
  return name.split('-').length === 3 ? viewOf(name) : buildingOf(name);
}

const hex = ({ r, g, b }) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const indexFile = path.join(here, '../index.json');
const before = JSON.parse(fs.readFileSync(indexFile, 'utf8'));
const index = before
  .filter(({ file }) => !file.startsWith('renders/'))
  .map((entry) => {
    const [de, ar] = firstWords[path.basename(entry.file, '.webp')];
    return { ...entry, alts: { de: `Rendering: ${de}`, ar: `صورة مولّدة بالحاسوب: ${ar}` } };
  });
const known = new Map(before.map((entry) => [entry.file, entry]));
fs.mkdirSync(path.join(here, '../renders'), { recursive: true });
const made = new Set(fs.readdirSync(from).flatMap((file) => (file.endsWith('.png') ? [file.slice(0, -4)] : [])));
// Pictures whose renders are not there any more keep their file; their words are written again.
const kept = [...known.keys()].flatMap((file) => (file.startsWith('renders/') ? [path.basename(file, '.webp')] : []));
for (const name of [...new Set([...made, ...kept])].toSorted()) {
  if (rejected.has(name)) continue;
  const entry = entryOf(name);
  const file = `renders/${name}.webp`;
  const { palette, width, height } = made.has(name) ? await stored(name, entry) : known.get(file);
  index.push({ file, ...entry, palette, width, height });
}
fs.writeFileSync(indexFile, `${JSON.stringify(index, null, 1)}\n`);
process.stdout.write(`${index.length} pictures\n`);

/** Writes a render as a picture, and tells its colour and size. */
async function stored(name, { home }) {
  let image = sharp(path.join(from, `${name}.png`));
  if (home !== undefined && home % 2 === 0) image = image.flop();
  const { data, info } = await image.webp({ quality: 84, effort: 6, smartSubsample: true }).toBuffer({ resolveWithObject: true });
  fs.writeFileSync(path.join(here, `../renders/${name}.webp`), data);
  const { dominant } = await sharp(data).stats();
  return { palette: hex(dominant), width: info.width, height: info.height };
}
