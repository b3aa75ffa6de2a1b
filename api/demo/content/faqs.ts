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
    'Tap the heart on its card or page. It works without an account, too. When you sign in, we’ll offer to move your saved homes into it.',
  ],
  [
    'How do I contact an owner or agent?',
    'Open the listing and send a message, call or email. Your message goes to the person who listed the home. They see your name, not your phone number. “I’m interested” also shows them your email address and phone number.',
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
    'We review every new listing before it appears, and every change. Rejected listings come back to the owner with the reason.',
  ],
  [
    'What does the verified badge mean?',
    'We’ve checked the agent’s identity and licence documents. It’s about the agent, not about a single listing.',
  ],
  [
    'How do I become a verified agent?',
    'Fill in the verification form in your account and upload the documents it asks for. The result arrives as a notification.',
  ],
  [
    'How do I list a property?',
    'Choose “Post a property”. You need a complete profile, a package with a listing left, and for the listing at least a title, a description, a category, a price, an address and one photo.',
  ],
  [
    'How many photos may I upload?',
    'Up to 40 for each listing, as JPEG, PNG or WebP. We make large ones smaller and remove the place and the camera from the files.',
  ],
  [
    'Can I hide my exact address?',
    'You can leave out the house number and place the pin elsewhere in your street. Visitors see address and pin as you entered them; premium listings show only a rough position to people without access.',
  ],
  [
    'How long does a listing stay online?',
    'Until you take it down or mark it as sold or rented. After 14 days we ask whether it’s still available. After 45 days without an answer it’s hidden until you confirm it.',
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
    'Choose “Report this listing” on its page, then a reason. You can report each listing once; we look at every report. The owner isn’t told who reported.',
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
    'Your profile, listings, messages, purchases, and the homes and searches that you save. Under “Your data” you can see all of it, download a copy or delete your account. The law asks us to keep payments.',
  ],
  [
    'How do I delete my account?',
    'Under “Your data”, at the bottom. Your listings are hidden at once and you’re signed out everywhere. Seven days later your account goes, with listings, saved homes and messages. Sign in before then to keep it.',
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
