import type { ArticleTopic } from './articles.ts';

/** The magazine's articles about homes. */
export const homeSubjects: readonly ArticleTopic[] = [
  {
    category: 'apartment',
    photos: [
      'living-01',
      'kitchen-04',
      'apartment-05',
      'living-12',
      'apartment-02',
      'bedroom-04',
      'apartment-03',
    ],
    articles: [
      [
        'What to look at in the first five minutes of a viewing',
        'Most people look at the kitchen first. Look at the ceiling instead: it tells you what the neighbours and the roof have been doing.',
      ],
      [
        'How much flat can you afford? A sum on one page',
        'A home should leave room for dentists, holidays and broken washing machines. Here is the sum that banks do, in plain numbers.',
      ],
      [
        'Ground floor or top floor',
        'The ground floor has the garden and the passers-by, the top floor the light and the stairs. We asked people who have lived on both.',
      ],
      [
        'Reading a service charge statement',
        'Twelve lines of small print decide what a flat costs per month. These are the four that matter.',
      ],
      [
        'Noise: how to test a flat before you sign',
        'Come back at eight in the morning, at six in the evening and on a Saturday night. It costs nothing and tells you most.',
      ],
      [
        'Small flats that feel large',
        'Square metres are not the same as space. Doors, mirrors and one brave wall make the difference.',
      ],
      ['The lift question', 'Fourth floor without a lift is fine at thirty. Then a pram comes, or a knee.'],
    ],
  },
  {
    category: 'villa',
    photos: ['villa-09', 'terrace-02', 'villa-03', 'topic-garden', 'terrace-04', 'topic-roof', 'topic-solar'],
    articles: [
      [
        'A pool costs what a small car costs',
        'Not to build: to keep. We added up water, power, chemicals and the man who comes on Thursdays.',
      ],
      [
        'Buying near the sea',
        'Salt finds every hinge. A house by the water is wonderful, and it wants paint.',
      ],
      [
        'Roof terraces and the rain',
        'A terrace above the bedroom is a promise that somebody has to keep dry.',
      ],
      [
        'Gardens that survive August',
        'Lawns give up in July. Lavender, rosemary and olive do not even notice.',
      ],
      ['Privacy without walls', 'Hedges, levels and a well-placed tree do more than two metres of concrete.'],
      [
        'What an inspection finds in villas',
        'Twenty inspections, one list. The same seven things came up again and again.',
      ],
      [
        'Solar on a villa roof: the sober sum',
        'South-facing, unshaded, and a family at home by day: then it pays. Otherwise do the sum first.',
      ],
    ],
  },
  {
    category: 'house',
    photos: ['house-03', 'house-01', 'topic-heating', 'house-02', 'bedroom-07', 'topic-keys', 'topic-cellar'],
    articles: [
      [
        'First house, first mistakes',
        'We asked twelve families what they would do differently. Eleven said: ask about the roof.',
      ],
      [
        'Brick, timber, render: what walls tell you',
        'Each wall ages in its own way. Learn to read it from the pavement.',
      ],
      [
        'Renovating in the right order',
        'Roof, windows, heating, kitchen. People who start with the kitchen pay twice.',
      ],
      [
        'The school run decides more than the kitchen',
        'Walk it once, at a quarter to eight, with a child. Then decide.',
      ],
      [
        'Selling a house you love',
        'Buyers do not see the height marks on the door frame. Show them the boiler papers instead.',
      ],
      [
        'How offers work on the island',
        'In writing, with a date, and never the highest sum first. A short guide to bidding politely.',
      ],
      ['Cellars', 'Dry, damp or wet: three words that move a price by tens of thousands.'],
    ],
  },
];
