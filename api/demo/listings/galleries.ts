import { cities } from './addresses.ts';
import { allPhotos, nameOf, photos, storedName, type Photo, type PhotoMotif } from './photos.ts';
import type { CategorySlug } from './facts/taxonomy.ts';

/** What stands first on a listing of each kind; where there are several, neighbouring listings begin with different ones. */
const firsts: Record<CategorySlug, readonly PhotoMotif[]> = {
  apartment: ['living', 'apartment', 'kitchen', 'bedroom', 'terrace', 'study'],
  villa: ['villa', 'terrace', 'living'],
  house: ['house', 'living', 'kitchen'],
  townhouse: ['row', 'house', 'living', 'kitchen'],
  penthouse: ['terrace', 'living', 'kitchen'],
  studio: ['living', 'kitchen', 'study'],
  duplex: ['living', 'kitchen', 'apartment'],
  plot: ['plot'],
  farmhouse: ['house', 'kitchen'],
  office: ['office', 'study'],
  shop: ['shop'],
  warehouse: ['warehouse'],
  'co-living': ['bedroom', 'kitchen', 'study'],
};
/** What a home begins with when pictures of its kind have run out. */
const ROOMS: readonly PhotoMotif[] = ['living', 'kitchen', 'bedroom', 'terrace', 'study', 'apartment'];
/** Kinds whose listings begin with any of their subjects in turn, because inside and outside say as much. */
const TURNS: ReadonlySet<CategorySlug> = new Set(['apartment', 'duplex', 'studio', 'penthouse', 'co-living']);
/** Pictures of a home at least; where its rooms are fewer, the building and a shared room follow. */
const FEWEST = 8;
const MORE: readonly PhotoMotif[] = ['apartment', 'study', 'terrace'];
/** Rooms of one home that may become first pictures before its gallery gets thin. */
const MOST_FIRSTS = 1;
/** What listings without bedrooms show: the same building or plot from other sides, and rooms that belong together. */
const places: Partial<Record<CategorySlug, { views: PhotoMotif; rooms?: PhotoMotif }>> = {
  plot: { views: 'plot-view' },
  office: { views: 'office-view', rooms: 'office-room' },
  shop: { views: 'shop-view', rooms: 'shop-room' },
  warehouse: { views: 'warehouse-view', rooms: 'warehouse-room' },
};
const isHome = (category: CategorySlug) => places[category] === undefined;

/** The further pictures of a plot or a place to work that begins with `front`. */
function placePhotos(category: CategorySlug, front: Photo, ordinal: number): Photo[] {
  const { views, rooms: kind } = places[category]!;
  const own = photos[views].filter(({ of }) => of === (front.of ?? nameOf(front.file)));
  const all = kind ? photos[kind] : [];
  const sets = [...new Set(all.map(({ set }) => set))];
  const chosen = front.set ?? sets[ordinal % sets.length];
  // A set with few rooms is followed by those of the next ones.
  const start = Math.max(0, sets.indexOf(chosen));
  const inOrder = [...sets.slice(start), ...sets.slice(0, start)];
  const inside = inOrder.flatMap((wanted) => all.filter(({ set }) => set === wanted));
  const study = category === 'office' ? photos.study.slice(ordinal % 4) : [];
  return [...own, ...inside, ...study];
}

/** Pictures that stand for cities and at the head of the home page; no listing begins with one. */
const headPictures = ['terrace-02', 'villa-03', 'living-01'];
const reserved = new Set(
  [...headPictures, ...Object.values(cities).map(({ photo }) => photo)].map((name) =>
    storedName(name, 'property_gallery_img'),
  ),
);

const rooms = allPhotos.filter(({ home }) => home !== undefined);
const homes = [...new Set(rooms.map(({ home }) => home))]
  .map((number) => rooms.filter(({ home }) => home === number))
  .filter(({ length }) => length > MOST_FIRSTS + 6);

/** Details and second views of a room say less about a home than its first view. */
const rank = ({ file }: Photo) => (file.endsWith('-c.webp') ? 2 : file.endsWith('-b.webp') ? 1 : 0);

interface Shown {
  readonly category: CategorySlug;
  readonly bedrooms: number;
  /** Visitors see it, so its first picture has to be its own. */
  readonly isLive: boolean;
  /** What stands first, where it is not what usually does. */
  readonly subject?: PhotoMotif | undefined;
}

export interface Gallery {
  readonly front: Photo;
  /** All of them; to be asked for when every gallery has its front. */
  pictures(): Photo[];
}

export type Dealer = (listing: Shown) => Gallery;

/** Gives out galleries: the first picture of a live listing is its own, the rooms behind it are of one home. */
export function galleries(): Dealer {
  const taken = new Map<string, CategorySlug>();
  const ordinals = new Map<CategorySlug, number>();
  const takenOf = (home: number | undefined) =>
    home === undefined ? 0 : rooms.filter((room) => room.home === home && taken.has(room.file)).length;

  /** Pictures that may still become a first one; of the rooms, those of homes that have given few. */
  const free = (subject: PhotoMotif) =>
    photos[subject]
      .filter(({ file, isSecond }) => !taken.has(file) && !reserved.has(file) && !isSecond)
      .toSorted((a, b) => rank(a) - rank(b) || takenOf(a.home) - takenOf(b.home));

  function chooseFront({ category, isLive, subject: wanted }: Shown, ordinal: number): Photo {
    const subjects = [...(wanted ? [wanted] : []), ...firsts[category]];
    // Of the others one in five begins inside, so that there are facades left for those that were posted last.
    const inside = isHome(category) && ordinal % 5 === 2 ? 1 : 0;
    const turn = TURNS.has(category) ? ordinal % Math.min(3, subjects.length) : inside;
    const start = wanted ? 0 : turn;
    const inTurn = [...subjects.slice(start), ...subjects.slice(0, start)];
    const others = isHome(category) ? ROOMS : Object.values(places[category]!);
    // Plots have no details to begin with: hidden ones take theirs from the end.
    if (category === 'plot' && !isLive) return free('plot').at(-1) ?? photos.plot.at(-1)!;
    // Hidden ones begin with details and further views, which leaves the better pictures to those that visitors see.
    const own = isLive
      ? [...inTurn, ...(isHome(category) ? ROOMS : [])].flatMap(free)[0]
      : others.flatMap(free).toSorted((a, b) => rank(b) - rank(a))[0];
    const any = inTurn.flatMap((subject) => photos[subject]).filter(({ file }) => !reserved.has(file));
    return own ?? any[(ordinal * 7) % any.length]!;
  }

  return (listing) => {
    const { category, bedrooms } = listing;
    const ordinal = ordinals.get(category) ?? 0;
    ordinals.set(category, ordinal + 1);
    const front = chooseFront(listing, ordinal);
    taken.set(front.file, category);
    const fits = ({ subject, isSecond, file }: Photo) =>
      file !== front.file &&
      // Similar homes stand below: what one of them begins with is not shown here too.
      taken.get(file) !== category &&
      (subject !== 'bedroom' || bedrooms > (isSecond ? 1 : 0));
    const pictures = () => {
      if (!isHome(category))
        return [
          front,
          ...placePhotos(category, front, ordinal)
            .filter(fits)
            .slice(0, FEWEST - 1),
        ];
      const own = homes.filter(([room]) => room!.home === front.home);
      const left = (own.length > 0 ? own : homes).map((home) => home.filter(fits));
      const full = left.filter(({ length }) => length > 6);
      const choice = full.length > 0 ? full : left.toSorted((a, b) => b.length - a.length).slice(0, 1);
      const inside = choice[ordinal % choice.length]!;
      const more = MORE.map((subject) => photos[subject].filter(fits)[ordinal % 7]!);
      return [
        front,
        ...inside,
        ...more
          .filter((photo) => photo && !inside.includes(photo))
          .slice(0, Math.max(0, FEWEST - 1 - inside.length)),
      ];
    };
    return { front, pictures };
  };
}
