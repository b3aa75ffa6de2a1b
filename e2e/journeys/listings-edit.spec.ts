import type { APIRequestContext, Page } from '@playwright/test';
import { photoFile } from '../fixtures/files/photos.ts';
import { bearer, type StoredSession } from '../fixtures/people.ts';
import { resumeSession, sharedSession } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

type Fields = Record<string, string | number | { name: string; mimeType: string; buffer: Buffer }>;
type Row = Record<string, unknown> & { id: number; title: string; assign_facilities?: { id: number }[] };

const document = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n'),
});
/** What both kinds of listings have, all of it stated. */
const everything = async (title: string): Promise<Fields> => ({
  title,
  description: 'Four rooms, a garden,\nthe sea in view.',
  city: 'Port Aster',
  state: 'Aster Bay',
  country: 'Asteria',
  latitude: 23.125,
  longitude: -24.25,
  video_link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  meta_title: 'A title for searches',
  meta_description: 'What search engines show below the title, in fifty letters or more than that.',
  meta_keywords: 'sea,garden',
  meta_image: await photoFile('share.jpg', 10),
  'gallery_images[0]': await photoFile('one.jpg', 60),
  'gallery_images[1]': await photoFile('two.jpg', 110),
  'documents[0]': document('energy.pdf'),
});

async function post(request: APIRequestContext, agent: StoredSession, call: string, fields: Fields) {
  const answer = await request.post(`/api/${call}`, { headers: bearer(agent), multipart: fields });
  const { error, message, data } = (await answer.json()) as { error: boolean; message: string; data: Row[] };
  expect(error, message).toBe(false);
  return data[0]!.id;
}

/** One fact of each type that the category knows, with a value that fits it. */
async function factsOf(request: APIRequestContext, category: number): Promise<Fields> {
  const answer = await request.get(`/api/get_categories?id=${category}`);
  const { data } = (await answer.json()) as {
    data: {
      parameter_types: {
        id: number;
        type_of_parameter: string;
        type_values: string[] | null;
        quantity?: string;
      }[];
    }[];
  };
  const fields: Fields = {};
  for (const [index, { id, type_of_parameter: type, type_values: values, quantity }] of Object.entries(
    data[0]!.parameter_types,
  )) {
    const [first = 'Two', second = first] = values ?? [];
    fields[`parameters[${index}][parameter_id]`] = id;
    fields[`parameters[${index}][value]`] =
      type === 'file'
        ? document('fact.pdf')
        : type === 'number'
          ? quantity === 'year'
            ? '2005'
            : '3'
          : type === 'checkbox'
            ? JSON.stringify([...new Set([first, second])])
            : first;
  }
  return fields;
}

/** What any change sets: moments, the review, and the revision. */
const SET_BY_CHANGES =
  /^(revision|created_at|updated_at|post_created|confirmed_at|confirmation_due_at|request_status|previous_price|price_changed_at)$/;

/** A row without those, without what was changed, the end of private addresses, and the numbers of places, which are stored again as a whole. */
function comparable({ assign_facilities: places = [], ...row }: Row, ...changed: string[]): object {
  const stated = { ...row, places: places.map((place) => ({ ...place, id: 0 })) };
  const text = JSON.stringify(stated, (key, value: unknown) =>
    SET_BY_CHANGES.test(key) || changed.includes(key) ? undefined : value,
  );
  return JSON.parse(text.replaceAll(/\?until=[^"]*/g, '')) as object;
}

async function saveFromStep(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'All steps' }).click();
  await page.getByRole('link', { name: 'Check and send' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `“${title}” is changed.` })).toBeVisible();
}

test('a change of the price alone changes nothing else of a home that states everything', async ({
  page,
  browser,
  request,
}) => {
  const agent = await sharedSession(browser, 'agent');
  const title = `House with everything ${Date.now()}`;
  const category = 2;
  const id = await post(request, agent, 'post_property', {
    ...(await everything(title)),
    ...(await factsOf(request, category)),
    category_id: category,
    property_type: 1,
    rentduration: 'Yearly',
    price: 24_000,
    is_premium: 'true',
    address: '12 Quay Street',
    client_address: 'Second door on the left',
    slug_id: `house-with-everything-${Date.now()}`,
    title_image: await photoFile('cover.jpg', 160),
    three_d_image: await photoFile('round.jpg', 210),
    'facilities[0][facility_id]': 1,
    'facilities[0][distance]': 0.4,
    'facilities[0][place_name]': 'Harbour School',
    'facilities[1][facility_id]': 2,
    'facilities[1][distance]': 2.5,
  });
  const own = async () => {
    const answer = await request.get(`/api/get-added-properties?id=${id}`, { headers: bearer(agent) });
    return ((await answer.json()) as { data: Row[] }).data[0]!;
  };
  const before = await own();
  expect(before['documents']).toHaveLength(1);
  expect((before['parameters'] as unknown[]).length).toBeGreaterThan(4);

  await resumeSession(page, 'agent', `/user/edit-property/${id}?step=price`);
  const price = page.getByRole('textbox', { name: 'Rent' });
  await expect(price).toHaveValue('24,000');
  await price.fill('22000');
  await saveFromStep(page, title);
  const after = await own();
  expect(after['price']).toBe(22_000);
  expect(comparable(after, 'price')).toEqual(comparable(before, 'price'));
});

test('a change of the words alone changes nothing else of a project that states everything', async ({
  page,
  browser,
  request,
}) => {
  const agent = await sharedSession(browser, 'agent');
  const title = `Yard with everything ${Date.now()}`;
  const id = await post(request, agent, 'post_project', {
    ...(await everything(title)),
    category_id: 1,
    type: 'under_construction',
    location: '3 Rope Walk',
    slug_id: `yard-with-everything-${Date.now()}`,
    image: await photoFile('cover.jpg', 180),
    'plans[0][title]': 'Ground floor',
    'plans[0][document]': await photoFile('ground.jpg', 30),
    'plans[1][title]': 'First floor',
    'plans[1][document]': document('first.pdf'),
    'units[0][title]': 'Two rooms',
    'units[0][bedrooms]': 1,
    'units[0][area]': 48,
    'units[0][price]': 210_000,
    'units[0][available]': 8,
    'units[1][title]': 'Penthouse',
    'units[1][available]': 0,
  });
  const own = async () => {
    const answer = await request.get(`/api/get-added-projects?id=${id}`, { headers: bearer(agent) });
    return ((await answer.json()) as { data: Row }).data;
  };
  const before = await own();
  expect(before['plans']).toHaveLength(2);

  await resumeSession(page, 'agent', `/user/edit-project/${id}?step=basics`);
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toHaveValue(/^Four rooms/);
  await description.fill('Twenty homes along the old rope walk.');
  await saveFromStep(page, title);
  const after = await own();
  expect(after['description']).toBe('Twenty homes along the old rope walk.');
  // The quality follows from the words.
  expect(comparable(after, 'description', 'quality')).toEqual(comparable(before, 'description', 'quality'));
});
