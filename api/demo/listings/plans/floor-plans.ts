import { inEachLanguage, numbersIn, type Language } from './plan-words.ts';
import { plotPlan } from './plot-plan.ts';

/** A room of a plan: metres from the upper left corner. */
interface Room {
  readonly name: Name;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

interface Home {
  readonly bedrooms: number;
  /** m². */
  readonly area: number;
  /** Homes with different numbers have different layouts. */
  readonly variant: number;
}

const germanNames = {
  'Living room': 'Wohnzimmer',
  Kitchen: 'Küche',
  Bathroom: 'Bad',
  Hall: 'Flur',
  Bedroom: 'Schlafzimmer',
  Room: 'Zimmer',
};
const arabicNames = {
  'Living room': 'غرفة معيشة',
  Kitchen: 'مطبخ',
  Bathroom: 'حمّام',
  Hall: 'مدخل',
  Bedroom: 'غرفة نوم',
  Room: 'غرفة',
};
const namesIn: Record<Language, (name: Name) => string> = {
  en: (name) => name,
  de: (name) => germanNames[name],
  ar: (name) => arabicNames[name],
};

/** How much room each takes compared with a bedroom. */
const shares = { 'Living room': 2, Kitchen: 0.9, Bathroom: 0.5, Hall: 0.45, Bedroom: 1, Room: 1.6 } as const;
type Name = keyof typeof shares;

const weigh = (names: readonly Name[]) => names.reduce((sum, name) => sum + shares[name], 0);

/** The rooms of a home in two rows; their areas add up to the home's. */
export function roomsOf({ bedrooms, area, variant }: Home): Room[] {
  const day: Name[] = bedrooms > 0 ? ['Living room', 'Kitchen'] : ['Room', 'Kitchen'];
  const night: Name[] = ['Hall', 'Bathroom', ...Array.from({ length: bedrooms }, () => 'Bedroom' as const)];
  // The hall or the bathroom may lie on the sunny side; the kitchen may come first.
  if (variant % 2 === 1) day.reverse();
  if (variant % 3 === 1) night.reverse();
  if (variant % 3 === 2 && bedrooms > 1) day.push(night.pop()!);
  const rows = variant % 4 < 2 ? [day, night] : [night, day];
  const width = Math.sqrt(area * (1.25 + (variant % 5) * 0.1));
  const total = weigh([...day, ...night]);
  let y = 0;
  return rows.flatMap((names) => {
    const depth = (area / width) * (weigh(names) / total);
    let x = 0;
    const row = names.map((name) => {
      const room = { name, x, y, width: width * (shares[name] / weigh(names)), depth };
      x += room.width;
      return room;
    });
    y += depth;
    return row;
  });
}

const SCALE = 56;
const MARGIN = 24;

const SQUARE_METRES = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Where the words of a room stand: its middle, and the size of its letters. */
interface Label {
  readonly room: Room;
  readonly middle: number;
  readonly centre: number;
  readonly letters: number;
}

/** Name and size of each room in one language. */
function labelsIn(language: Language, labels: readonly Label[]): string {
  const size = numbersIn(language, SQUARE_METRES);
  const written = labels.map(
    ({ room: { name, width, depth }, middle, centre, letters }) =>
      `<text x="${middle}" y="${centre}" font-size="${letters}">${namesIn[language](name)}</text><text x="${middle}" y="${centre + 22}" font-size="${Math.min(15, letters)}" fill="#555">${size.format(width * depth)} m²</text>`,
  );
  return written.join('');
}

/** A floor plan as SVG: rooms with their sizes, doors, and windows on the outer walls. */
function floorPlan(home: Home): string {
  const rooms = roomsOf(home);
  const edge = Math.max(...rooms.map(({ x, width }) => x + width));
  const end = Math.max(...rooms.map(({ y, depth }) => y + depth));
  const px = (metres: number) => Math.round(metres * SCALE) + MARGIN;
  const drawn = rooms.map((room) => {
    const { name, x, y, width, depth } = room;
    const [left, top, right, bottom] = [px(x), px(y), px(x + width), px(y + depth)];
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    const isUpper = y === 0;
    const [outer, inner] = isUpper ? [top, bottom] : [bottom, top];
    const window = Math.min(90, (right - left) * 0.4);
    const longest = Math.max(name.length, germanNames[name].length);
    const letters = Math.min(19, (right - left) / (longest * 0.72));
    const walls = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="none" stroke="#222" stroke-width="6"/>`;
    const rest = `<path d="M${middle - window / 2} ${outer}h${window}" stroke="#fff" stroke-width="4"/><path d="M${middle - window / 2} ${outer}h${window}" stroke="#222" stroke-width="1"/>
<path d="M${left + 10} ${inner}h34" stroke="#fff" stroke-width="8"/>`;
    return { walls, rest, label: { room, middle, centre, letters } };
  });
  const labels = drawn.map(({ label }) => label);
  const [width, height] = [px(edge) + MARGIN, px(end) + MARGIN];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><rect width="${width}" height="${height}" fill="#fff"/>${drawn.map(({ walls }) => walls).join('')}${drawn.map(({ rest }) => rest).join('')}${inEachLanguage((language) => labelsIn(language, labels))}</svg>\n`;
}

/** The drawing of a kind of home that a project sells, and where it is stored. */
export function planOf(
  {
    project_id: project,
    bedrooms,
    area,
  }: { project_id: number; bedrooms?: number | null; area?: number | null },
  place: number,
): { file: string; svg: string } {
  const home = { bedrooms: bedrooms ?? 0, area: area ?? 60, variant: project + place };
  return { file: `project_document_img/demo/plan-${project}-${place + 1}.svg`, svg: floorPlan(home) };
}

interface Listing {
  readonly id: number;
  readonly isPlot: boolean;
  readonly bedrooms: number;
  readonly area: number;
  /** Metres along the street, where stated. */
  readonly frontage?: number | undefined;
}

/** Where the plan of a listing is stored. */
export const listingPlanFile = (id: number) => `property_document_img/demo/plan-${id}.svg`;

/** The drawing of a home from its rooms, or of a plot from its area. */
export const listingPlan = ({ id, isPlot, bedrooms, area, frontage }: Listing): string =>
  isPlot ? plotPlan(area, frontage) : floorPlan({ bedrooms, area, variant: id });
