import type { MountHead } from '@lintel/contract';

const meta = { title: ['meta_title', 'title'], description: ['meta_description', 'description'] };

/** Metadata for robots and previews of links, by the kind of page; the pages set the same once they run. */
export const heads = {
  property: {
    ...meta,
    call: 'get_property?slug_id=:slug',
    subject: 'data.0',
    image: ['meta_image', 'title_image'],
    price: 'price',
  },
  // The list holds what is public of a project; the rest needs a package.
  project: {
    // As the page asks, so that it need not ask again.
    call: 'get-projects?limit=1&slug_id=:id',
    callByNumber: 'get-projects?id=:id&limit=1',
    name: 'slug_id',
    subject: 'data.0',
    title: ['title'],
    description: ['location'],
    image: ['image'],
    price: 'price_from',
  },
  agent: {
    call: 'agent-properties?slug_id=:slug&limit=1',
    subject: 'data.customer_data',
    title: ['name'],
    description: ['about_me'],
    image: ['profile'],
  },
  article: { ...meta, call: 'get_articles?slug_id=:slug', subject: 'data.0', image: ['meta_image', 'image'] },
} satisfies Record<string, MountHead>;
