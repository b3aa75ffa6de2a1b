/** Questions with answers, oldest first. */
export const faqList: readonly (readonly [question: string, answer: string])[] = [
  [
    'What is Lintel?',
    'A marketplace for homes, land and commercial space. Owners and agents list, seekers find and write to them directly.',
  ],
  [
    'Does it cost anything to search?',
    'No. Searching, saving, comparing and writing to owners are free. Packages add listings, advertisements and access to premium listings.',
  ],
  [
    'How do I create an account?',
    'Choose “Sign in”, then “Create an account”. You need an email address and a password. You can also use Google or a phone number.',
  ],
  [
    'I forgot my password. What now?',
    'Choose “Forgot your password?” when you sign in. We’ll email you a link that works for an hour.',
  ],
  [
    'How do I save a listing?',
    'Press the heart on its card or page. It also works before you sign in; your saved listings move into your account when you do.',
  ],
  [
    'How do I contact an owner or agent?',
    'Open the listing and send a message, call or email. Your message goes to the person who listed the home. They see your name, not your phone number.',
  ],
  [
    'Why can I not see a premium listing?',
    'Premium listings are open to people whose package includes premium access. The packages page shows which ones do.',
  ],
  [
    'What does “Ad” on a card mean?',
    'The owner pays for a better place in the list. Advertised listings are always marked, also when you sort by price.',
  ],
  [
    'How are listings checked?',
    'Every new listing is reviewed before it appears. Rejected listings come back to the owner with the reason.',
  ],
  [
    'What does the verified badge mean?',
    'We’ve checked the agent’s identity and licence documents. Individual listings are not checked.',
  ],
  [
    'How do I become a verified agent?',
    'Fill in the verification form in your account and upload the documents it asks for. The result arrives as a notification.',
  ],
  [
    'How do I list a property?',
    'Choose “Post a property”. You need a title image, a category, a complete address and a complete profile.',
  ],
  [
    'How many photos may I upload?',
    'As many as you like, each up to 3 MB. We remove the place and the camera from the files.',
  ],
  [
    'Can I hide my exact address?',
    'You can leave the house number out of the public address. The map then shows the street.',
  ],
  [
    'How long does a listing stay online?',
    'Until you take it down, mark it as sold or rented, or your package ends.',
  ],
  [
    'How do I mark a home as sold or rented?',
    'Open it under “My properties” and change its status. It keeps its page, with a banner, but leaves the search.',
  ],
  [
    'What is a project?',
    'Several homes in one building or development, under construction or planned, with floor plans and documents.',
  ],
  [
    'What packages do you offer?',
    'From a free one with a single listing to one for agencies. What you’ve bought stays yours when the offer changes.',
  ],
  [
    'How can I pay?',
    'By card through the payment services that are switched on, or by bank transfer with an uploaded receipt.',
  ],
  [
    'My receipt was rejected. Why?',
    'The reason is shown beside the transaction. Upload another receipt there; nothing has to be paid twice.',
  ],
  [
    'How do I report a listing?',
    'Choose “Report this listing” on its page, then a reason. You can report each listing once; we’ll let you know what we did.',
  ],
  [
    'Someone is sending me unpleasant messages. What can I do?',
    'Block the person in the conversation. You can unblock them later, and you can still read the conversation.',
  ],
  [
    'How does the mortgage calculator work?',
    'It uses the usual annuity formula with monthly instalments. The result is an estimate and no offer.',
  ],
  [
    'What data do you keep?',
    'Your profile, listings, messages and saved homes. You can download a copy or delete everything.',
  ],
  [
    'How do I delete my account?',
    'In your profile, at the bottom. Listings, favourites and messages of yours are removed; it cannot be undone.',
  ],
];

export const reportReasons = [
  'Not available any more (sold or rented)',
  'Wrong price',
  'Wrong location',
  'Misleading photos',
  'Duplicate listing',
  'Scam, or asks for money outside the site',
  'Contact details are false',
  'Offensive or discriminatory content',
  'Not the owner, or no right to advertise',
] as const;
