import fs from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../src/config/package-root.ts';

/** A picture of the demo set; `file` is where it is stored, below /images. */
export interface Photo {
  readonly file: string;
  readonly alt: string;
  readonly color: string;
  /** Rooms with the same number share floor, furniture and view: they are of one home. */
  readonly home?: number | undefined;
  readonly subject: PhotoMotif;
  /** Rooms of places to work with the same number belong together. */
  readonly set?: number | undefined;
  /** Name of the picture whose building or plot it shows from another side. */
  readonly of?: string | undefined;
  /** Not the first bedroom of its home. */
  readonly isSecond?: boolean | undefined;
}

interface Entry {
  file: string;
  subject: PhotoMotif;
  kind: string;
  alt: string;
  palette: string;
  /** The same in German and Arabic. */
  alts: { de: string; ar: string };
  home?: number;
  set?: number;
  of?: string;
  second?: boolean;
  look?: Look;
}

/** How a facade looks in words. */
interface Look {
  readonly style: string;
  readonly detail: string;
}

export type PhotoMotif =
  | 'villa'
  | 'house'
  | 'row'
  | 'apartment'
  | 'office'
  | 'shop'
  | 'warehouse'
  | 'plot'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'terrace'
  | 'study'
  | 'panorama'
  | 'plot-view'
  | 'office-view'
  | 'office-room'
  | 'shop-view'
  | 'shop-room'
  | 'warehouse-view'
  | 'warehouse-room'
  | 'topic';

/** How a facade looks in words, so that title, text and picture agree. Key: name of the picture. */
const looks: Record<string, Look> = {
  'villa-01': { style: 'Modern villa', detail: 'a pool and a covered terrace' },
  'villa-02': { style: 'Mediterranean villa', detail: 'a pool and evening sun' },
  'villa-03': { style: 'Modern villa', detail: 'a roof terrace and a pool' },
  'villa-04': { style: 'Mediterranean villa', detail: 'a balcony and a gravel garden' },
  'villa-05': { style: 'Timber-clad villa', detail: 'a roof terrace and a pool' },
  'villa-06': { style: 'Mediterranean villa', detail: 'a wide lawn' },
  'villa-07': { style: 'White villa', detail: 'a glass-railed terrace and a pool' },
  'villa-08': { style: 'Classic villa', detail: 'green shutters and a pool' },
  'villa-09': { style: 'Modern villa', detail: 'a covered terrace and a pool' },
  'villa-10': { style: 'White villa', detail: 'a columned porch and a pool' },
  'house-01': { style: 'Weatherboard house', detail: 'a porch and a garage' },
  'house-02': { style: 'Red-brick house', detail: 'dormer windows and a garage' },
  'house-03': { style: 'White weatherboard house', detail: 'a front garden' },
  'house-04': { style: 'Black-clad modern house', detail: 'large windows and a garage' },
  'house-05': { style: 'Pastel town house', detail: 'a tree-lined street outside' },
  'house-06': { style: 'Timber-clad house', detail: 'a warm, modern front' },
  'house-07': { style: 'Brick house', detail: 'blue shutters' },
  'house-08': { style: 'Green weatherboard house', detail: 'dormer windows and a garage' },
  'house-09': { style: 'Town house', detail: 'a row of friendly neighbours' },
  'house-10': { style: 'White family house', detail: 'a porch and a wide drive' },
  'apartment-01': { style: 'Bright apartment', detail: 'a glass balcony' },
  'apartment-02': { style: 'Red-brick apartment', detail: 'a balcony in the evening sun' },
  'apartment-03': { style: 'Apartment', detail: 'a staggered balcony' },
  'apartment-04': { style: 'Grey-brick apartment', detail: 'quiet courtyard windows' },
  'apartment-05': { style: 'Cream-fronted apartment', detail: 'a glass balcony' },
  'apartment-06': { style: 'Apartment', detail: 'a deep balcony' },
  'apartment-07': { style: 'Garden-side apartment', detail: 'a balcony' },
  'apartment-08': { style: 'High-floor apartment', detail: 'a glass balcony' },
  'apartment-09': { style: 'City-view apartment', detail: 'evening light' },
  'apartment-10': { style: 'Dark-brick apartment', detail: 'a west-facing balcony' },
};

/** Name of a picture, without folder and ending. */
export const nameOf = (file: string) => path.basename(file, '.webp');
const entries = JSON.parse(
  fs.readFileSync(path.join(packageRoot(), 'data/photos/index.json'), 'utf8'),
) as Entry[];

/** Where a picture of the set is stored: one copy for all listings that show it. */
export const storedName = (file: string, folder: string) => `${folder}/demo/${nameOf(file)}.webp`;

/** The first town houses are filed under houses. */
const ROWS = /\/house-0[59]\./;
const subjectOf = ({ subject, kind, file }: Entry): PhotoMotif =>
  kind === 'panorama' ? 'panorama' : ROWS.test(file) ? 'row' : subject;

/** Every picture of the set. */
export const allPhotos: readonly Photo[] = entries.map((entry) => ({
  file: storedName(entry.file, 'property_gallery_img'),
  alt: entry.alt,
  color: entry.palette,
  home: entry.home,
  set: entry.set,
  of: entry.of,
  subject: subjectOf(entry),
  isSecond: entry.second,
}));

const photosOf = (subject: PhotoMotif) => allPhotos.filter((photo) => photo.subject === subject);

export const photos: Record<PhotoMotif, Photo[]> = {
  villa: photosOf('villa'),
  house: photosOf('house'),
  row: photosOf('row'),
  apartment: photosOf('apartment'),
  office: photosOf('office'),
  shop: photosOf('shop'),
  warehouse: photosOf('warehouse'),
  plot: photosOf('plot'),
  living: photosOf('living'),
  kitchen: photosOf('kitchen'),
  bedroom: photosOf('bedroom'),
  bathroom: photosOf('bathroom'),
  terrace: photosOf('terrace'),
  study: photosOf('study'),
  panorama: photosOf('panorama'),
  'plot-view': photosOf('plot-view'),
  'office-view': photosOf('office-view'),
  'office-room': photosOf('office-room'),
  'shop-view': photosOf('shop-view'),
  'shop-room': photosOf('shop-room'),
  'warehouse-view': photosOf('warehouse-view'),
  'warehouse-room': photosOf('warehouse-room'),
  topic: photosOf('topic'),
};

for (const { file, look } of entries) if (look) looks[nameOf(file)] = look;

/** What the pictures show, in the other languages of the demo: the English text leads to it. */
export const photoWords: readonly (readonly [en: string, ar: string, de: string])[] = [
  ...new Map(entries.map(({ alt, alts }) => [alt, [alt, alts.ar, alts.de] as const])).values(),
];

/** How the building of a picture looks, so that title, text and picture agree. */
export const lookOf = (photo: Photo): Look | undefined => looks[nameOf(photo.file)];

/** Whether a picture shows a pool. */
export const showsPool = (photo: Photo) => / pool\b/.test(photo.alt);

/** Everything that has to be put into the storage: stored name → file of the package. */
export function photoFiles(): Map<string, string> {
  const folder = path.join(packageRoot(), 'data/photos');
  const files = new Map<string, string>();
  for (const { file } of entries)
    files.set(storedName(file, 'property_gallery_img'), path.join(folder, file));
  return files;
}
