import { slugOf } from '@lintel/api-contract';
import type { DemoInput } from './demo-input.ts';
import { planOf } from './plans/floor-plans.ts';
import { photos, type PhotoMotif } from './photos.ts';
import { projectUnits } from './project-units.ts';
import { daysBefore, type Rows } from '../rows.ts';
import { categoryId, type CategorySlug } from './facts/taxonomy.ts';

const names: readonly [string, CategorySlug, string][] = [
  ['Harbour Terraces', 'apartment', 'Five buildings around a green court, two steps from the water.'],
  ['Lantern Court', 'apartment', 'Forty homes with loggias; the lantern in the court lights up at dusk.'],
  ['The Weavers', 'duplex', 'The old weaving mill becomes duplex homes with four-metre ceilings.'],
  ['Orchard Lane', 'house', 'Timber houses between apple trees, each with its own heat pump.'],
  ['Calder Heights', 'penthouse', 'Twelve floors on the ridge; the top two belong to six penthouses.'],
  ['Mirror Lake Villas', 'villa', 'Nine villas on the north shore, one of them yours.'],
  ['Station Quarter', 'apartment', 'Homes, a nursery and a bakery beside Eastgate station.'],
  ['Cove Gardens', 'townhouse', 'Town houses with small gardens and a shared boathouse.'],
  ['Republic Works', 'office', 'A brick hall and a new wing: offices for teams of five to ninety.'],
  ['Foundry Row', 'townhouse', 'Sixteen town houses where the foundry stood; bicycles first, cars below.'],
  ['Bay Lofts', 'studio', 'Compact lofts for people who work in the bay and live on foot.'],
  ['Quarry Park', 'apartment', 'Seven houses step down the old quarry; every flat sees the pond.'],
  ['North Gate', 'apartment', 'A gate building with a library on the ground floor.'],
  ['Fernside', 'house', 'Passive houses in a row, with a common workshop.'],
  ['Sable Point', 'villa', 'Six villas above the cove with stairs to the beach.'],
  ['Market Hall Homes', 'apartment', 'Thirty homes above the new market hall.'],
  ['Windmill Yard', 'co-living', 'Rooms around shared kitchens, a laundry and a roof.'],
  ['Tidewater', 'apartment', 'Built on piles above the tide, with a floating garden.'],
  ['Copper House', 'office', 'Office floors behind copper fins that shade themselves.'],
  ['Old Dairy', 'duplex', 'The dairy’s brick walls, new timber floors, thirteen duplex homes.'],
  ['Linden Crescent', 'townhouse', 'A crescent of brick houses around three lindens.'],
  ['South Pier', 'penthouse', 'Where the pier begins: forty homes, four with terraces on the roof.'],
  ['Mill Stream', 'house', 'Houses along the stream that used to turn the mill.'],
  ['Westhaven Yards', 'shop', 'Workshops and shops in the old yards, rents by the metre of window.'],
];

/** What the building of a project looks like. */
const outsides: Partial<Record<CategorySlug, PhotoMotif>> = {
  villa: 'villa',
  house: 'house',
  townhouse: 'row',
  office: 'office',
  shop: 'shop',
};

/** 24 projects with pictures, floor plans and what they sell; three wait for review, one was refused. */
export function projects({ random, now, address, sellers, deal }: DemoInput): Rows {
  const rows: Required<
    Pick<Rows, 'projects' | 'project_files' | 'project_plans' | 'project_units' | 'reject_reasons'>
  > = {
    projects: [],
    project_files: [],
    project_plans: [],
    project_units: [],
    reject_reasons: [],
  };
  names.forEach(([title, category, text], index) => {
    const id = index + 1;
    const place = address();
    const request = index % 8 === 7 ? 'pending' : index === 18 ? 'rejected' : 'approved';
    const posted = daysBefore(now, 420 - index * 17);
    const outside = outsides[category] ?? 'apartment';
    const { front: first } = deal({
      category,
      bedrooms: 2,
      isLive: request === 'approved',
      subject: outside,
    });
    rows.projects.push({
      id,
      added_by: index % 9 === 4 ? null : sellers[(index * 2) % sellers.length]!,
      category_id: categoryId(category),
      title,
      slug_id: slugOf(title),
      description: `${text}\n\nWork began in ${posted.getUTCFullYear()}; keys are planned for ${posted.getUTCFullYear() + 2}. Plans and specifications are below; the sales office on ${place.text.split(',')[0]} is open on weekdays and answers within a day.\n\nHeating by ground-source heat pump, triple glazing, fibre in every home. ${random.pick(['A third of the homes are reserved.', 'Reservations open this month.', 'The show home can be visited.'])}`,
      type: index % 3 === 1 ? 'upcoming' : 'under_construction',
      location: place.text,
      city: place.city,
      state: place.state,
      country: place.country,
      latitude: place.latitude,
      longitude: place.longitude,
      image: first.file,
      image_alt: first.alt,
      image_color: first.color,
      request_status: request,
      status: request === 'approved' ? 1 : 0,
      created_at: posted,
      updated_at: posted,
    });
    if (request === 'rejected')
      rows.reject_reasons.push({
        project_id: id,
        reason: 'The floor plans cannot be read. Please upload them again.',
      });
    const inside = [
      ...random.some(photos.living, 2),
      ...random.some(photos.kitchen, 1),
      ...random.some(photos.terrace, 1),
    ].filter(({ file }) => file !== first.file);
    for (const photo of [first, ...inside])
      rows.project_files.push({ project_id: id, kind: 'image', file: photo.file });
    const units = projectUnits({ id, category, fromCentre: place.fromCentre });
    rows.project_units.push(...units);
    // What is drawn follows from the units; the chance is dealt all the same, so that the rest of the world stays as it is.
    random.whole(2, 6);
    for (const [rank, unit] of units.entries())
      rows.project_plans.push({ project_id: id, title: unit.title, document: planOf(unit, rank).file });
  });
  return rows;
}
