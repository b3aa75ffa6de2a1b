import type { Subject } from './articles.ts';

/** The magazine's articles about land, work and renting. */
export const otherSubjects: readonly Subject[] = [
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
    sections: [
      [
        'Stand on it after rain',
        'Ground that drains well is worth a higher price. A plot that is a pond in November needs foundations that cost as much as a kitchen.',
      ],
      [
        'Where do the lines lie?',
        'Electricity, water, sewer and fibre are four separate questions. Ask the utilities, not the seller, and ask for a price in writing.',
      ],
      [
        'Neighbours can build too',
        'Look up what is allowed on the plots around yours. The view in the photograph may belong to somebody else.',
      ],
      [
        'A reserve of fifteen per cent',
        'Nobody has ever built for less than planned. With fifteen per cent in reserve you sleep.',
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
    sections: [
      [
        'Count the costs by desk',
        'Rent, service charge, cleaning and coffee, divided by the people who are really there on a Tuesday. That figure compares offices better than any brochure.',
      ],
      [
        'Deliveries before daylight',
        'Ask where a van may stand at six in the morning. Many pretty streets forbid it.',
      ],
      [
        'Fibre is not the same as fast',
        'Ask which provider, which line and since when. Then ask the neighbour in the same building.',
      ],
      [
        'Handing back',
        'Every wall that you put up has to come down again unless the contract says otherwise. Photograph everything on the first day.',
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
    sections: [
      [
        'Never pay before you have seen it',
        'No deposit, no reservation fee, no “proof of funds” before you have stood in the flat. Report anybody who asks for it; the button is on every listing.',
      ],
      [
        'Photograph the scratches',
        'On the day you get the keys, film every room slowly. Send the film to yourself and to the landlord. It will save your deposit.',
      ],
      [
        'Read the clause on notice',
        'Three months is usual. If it says anything else, ask why, and have the answer written into the contract.',
      ],
      [
        'The sum that fits',
        'Rent with heating below a third of what comes in: then there is air for everything else.',
      ],
    ],
  },
];
