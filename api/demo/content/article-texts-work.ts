import type { ArticleTopic } from './articles.ts';

/** The magazine's articles about land, work and renting. */
export const otherSubjects: readonly ArticleTopic[] = [
  {
    category: 'plot',
    photos: ['plot-01', 'plot-02', 'house-04', 'house-06', 'villa-05', 'house-08'],
    articles: [
      [
        'Before you buy a plot: seven documents',
        'A meadow is cheap until you learn where the sewer ends. Ask for these papers first.',
      ],
      [
        'What a permit does and does not say',
        'It says how high and how wide. It does not say that the ground will carry it.',
      ],
      [
        'Slopes: charming and expensive',
        'A gentle slope gives you a view. A steep one gives you a retaining wall.',
      ],
      [
        'Building in eighteen months: an honest diary',
        'Month four was mud. Month eleven was windows. A couple kept notes.',
      ],
      [
        'Prefabricated or built on site',
        'Three weeks or nine months: the difference is smaller than it sounds, and larger.',
      ],
      [
        'Wells, tanks and town water',
        'Outside the towns water is your own affair. What it costs, and what it saves.',
      ],
    ],
  },
  {
    category: 'office',
    photos: ['office-01', 'shop-02', 'warehouse-02', 'office-03', 'shop-01', 'work-02-open-a', 'shop-03'],
    articles: [
      [
        'How many square metres does a team need?',
        'Twelve each was the rule. With two days at home it is eight, and a better kitchen.',
      ],
      [
        'Shop rents by the metre of window',
        'Passers-by do not count square metres. They count seconds in front of the glass.',
      ],
      ['A warehouse that keeps its temperature', 'Roof, doors, sun: three leaks that decide the power bill.'],
      [
        'Break clauses, explained to a baker',
        'She wanted to know how to get out after three years. So we asked a notary.',
      ],
      ['Lease or buy your workplace', 'If you know where you will be in ten years, buy. If not, read on.'],
      ['Fit-out: what the landlord pays', 'More than you think, if you ask before you sign and not after.'],
      [
        'Finding a corner for a café',
        'Morning sun, a bus stop and no second café: a walk through three districts with a stopwatch.',
      ],
    ],
  },
  {
    category: 'studio',
    photos: ['living-09', 'kitchen-07', 'bedroom-02', 'living-07', 'bedroom-09', 'topic-boxes'],
    articles: [
      [
        'Renting for the first time',
        'A deposit, a contract, a list of scratches. What to ask, what to photograph, what to refuse.',
      ],
      [
        'Tenant and landlord: who repairs what',
        'The dripping tap is yours, the broken boiler is theirs. The border is clearer than people think.',
      ],
      [
        'Living on thirty square metres',
        'A bed that folds is a bed that never gets made. Better ideas from people who do it.',
      ],
      [
        'Is this listing genuine? Six signs',
        'Too cheap, too beautiful, and the owner is abroad: close the page.',
      ],
      ['Sharing a flat in peace', 'Money, fridge, guests. Agree on three things on the first evening.'],
      ['Moving in a single day', 'With eleven friends, two vans and a plan on the fridge door. A timetable.'],
    ],
  },
];
