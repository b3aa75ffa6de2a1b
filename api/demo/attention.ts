import { randomFrom } from './random.ts';
import { daysBefore, type Rows } from './rows.ts';

const SEED = 30;
const DAYS = 30;
/** Views of all time per view of a usual day. */
const VIEWS_A_DAY = 90;
const states = ['new', 'contacted', 'viewing', 'closed'] as const;
const notes = ['', 'Prefers the evening.', 'Comes on Saturday at ten.', 'Has found something else.'] as const;

/** An advert of this owner that was refused, for a listing that is not advertised. */
function refusedAdvert({ properties = [], adverts = [] }: Rows, owner: number, now: Date) {
  const advertised = new Set(adverts.map(({ property_id }) => property_id));
  const listing = properties.find(
    ({ id, added_by, title_image, status, request_status }) =>
      added_by === owner &&
      title_image !== '' &&
      status === 1 &&
      request_status === 'approved' &&
      !advertised.has(id!),
  );
  return {
    user_id: owner,
    property_id: listing!.id!,
    package_id: 4,
    status: 2,
    reject_reason: 'The picture shows more than the home: please leave out the house of the neighbours.',
    starts_at: daysBefore(now, 9),
    ends_at: daysBefore(now, -81),
  };
}

interface People {
  readonly owner: number;
  readonly demoAgent: number;
  readonly buyer: number;
}

/**
 * What listings had in the last thirty days: views by day, and saves and leads on days of that time instead of all today. Leads of
 * the demo accounts are in every state, and one advert was refused. A chance of its own, so that the rest of the world stays as it is.
 */
export function addAttention(rows: Rows, now: Date, { owner, demoAgent, buyer }: People): void {
  const random = randomFrom(SEED);
  const dayOf = (days: number) => daysBefore(now, days).toISOString().slice(0, 10);
  const daily = (clicks: number) => {
    const usual = Math.min(40, 1 + clicks / VIEWS_A_DAY);
    return Array.from({ length: DAYS }, (_day, days) => ({
      day: dayOf(days),
      views: Math.round(usual * random.between(0.2, 1.8)),
    })).filter(({ views }) => views > 0);
  };
  const isDemoOwner = (id: number | null | undefined) => id === owner || id === demoAgent;
  /** Listings of others are compared by their sum alone, which one row holds. */
  const summed = (days: { day: string; views: number }[]) => [
    { day: dayOf(10), views: days.reduce((sum, { views }) => sum + views, 0) },
  ];
  const viewsOf = (added_by: number | null | undefined, clicks = 0) =>
    isDemoOwner(added_by) ? daily(clicks) : summed(daily(clicks));
  rows.property_view_days = (rows.properties ?? [])
    .filter(({ status, request_status }) => status === 1 && request_status === 'approved')
    .flatMap(({ id, added_by, total_click }) =>
      viewsOf(added_by, total_click).map((row) => ({ property_id: id!, ...row })),
    );
  rows.project_view_days = (rows.projects ?? [])
    .filter(({ status }) => status === 1)
    .flatMap(({ id, added_by, total_click }) =>
      viewsOf(added_by, total_click).map((row) => ({ project_id: id!, ...row })),
    );

  rows.adverts?.push(refusedAdvert(rows, demoAgent, now));
  rows.favourites = rows.favourites?.map((row) => ({
    created_at: daysBefore(now, random.whole(0, 90)),
    ...row,
  }));
  const ownerOf = new Map((rows.properties ?? []).map(({ id, added_by }) => [id, added_by]));
  let count = 0;
  rows.interests = rows.interests?.map((row) => {
    const place = isDemoOwner(ownerOf.get(row.property_id)) ? count++ % states.length : 0;
    return {
      ...row,
      created_at: daysBefore(now, random.between(0, 40)),
      state: states[place]!,
      note: notes[place]!,
    };
  });
  rows.project_interests = (rows.projects ?? [])
    .filter(({ added_by, status }) => added_by === demoAgent && status === 1)
    .slice(0, 2)
    .map(({ id }, index) => ({
      user_id: buyer,
      project_id: id!,
      message: index === 0 ? 'Which homes have a balcony to the south?' : '',
      created_at: daysBefore(now, 3 + index),
    }));
}
