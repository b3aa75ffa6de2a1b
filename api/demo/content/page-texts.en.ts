import type { PageSection } from './page-texts.ts';

export const about: readonly PageSection[] = [
  [
    'Homes you can trust',
    'Lintel is the marketplace for homes, land and commercial space on the island of Lumera. We show what people ask at every viewing: the total cost, how the price has changed, how far it is to the school and who is selling.',
  ],
  [
    'How it began',
    'Two of us had looked for a flat in Port Aster for a year. We kept a table of every listing: when it appeared, when it was taken down and relisted, and what it had cost before. That table was more use than any portal, so in 2019 we made it one.',
    'Today nineteen people work on Lintel, in an office above the old rope works: editors who read every new listing, engineers, and a team that answers the phone.',
  ],
  [
    'What we promise',
    [
      'A listing keeps its history. Relisting a home doesn’t reset it.',
      'Paid places in the list are marked as ads, and you can hide them.',
      'A verified badge means that we’ve checked the agent’s identity and licence documents.',
      'If something isn’t stated, we say so. If we’ve worked it out, we call it an estimate.',
    ],
  ],
  [
    'How we earn our money',
    'Searching, saving, comparing and writing to owners are free. Owners and agents pay for more listings and for advertisements; seekers who want premium listings pay for a package. We take no share of a sale or a rent, and we sell no data.',
  ],
  [
    'Who checks the listings',
    'Every new listing is read by a person before it appears, usually within one working day. Whatever breaks our rules goes back to its owner with the reason. You can report a listing on its page; we look at every report.',
  ],
  [
    'Talk to us',
    'Our office at 1 Republic Square is open from Monday to Friday, nine to six. You can reach us by phone, by email or with the form on the contact page.',
    'This is the demonstration of the product: the island, its streets, this company and its people are invented.',
  ],
];

export const terms: readonly PageSection[] = [
  [
    'Who we are and what these terms cover',
    'Lintel is run by Lintel Homes Ltd, 1 Republic Square, Port Aster. These terms are between you and us. They apply to everyone who uses the site, with or without an account. Whatever you agree on with an owner or an agent is between the two of you.',
  ],
  [
    'Your account',
    'You need an account to list a home, to message someone and to buy a package. Give your own name and a number and address at which you can be reached. Keep your password to yourself; what is done with your account counts as done by you until you tell us that someone else has it.',
    'You must be at least eighteen years old, or act for a company that may make contracts.',
  ],
  [
    'What you may list',
    [
      'Only what you own, or may sell or let for its owner.',
      'Each home once. Take it down when it is sold or let.',
      'A price that you would accept today, with everything that must be paid on top named in the text.',
      'Photos of this very home, without phone numbers or marks of others on them.',
    ],
    'Nobody may be turned away for origin, religion, sex, disability, age or family. Listings that do so are removed.',
  ],
  [
    'Review and removal',
    'We read new and changed listings before they appear. What breaks these terms is rejected or taken down; we tell you why, and you can correct it and submit it again. Accounts that deceive people are closed.',
  ],
  [
    'Packages and payment',
    'A package starts when its payment has arrived and ends after the days that it states. It contains numbers of listings and advertisements; what was used is not given back when a listing is taken down early.',
    'You can pay by card or by bank transfer. Transfers are confirmed once we have seen the receipt, at the latest two working days later. Packages do not renew by themselves.',
  ],
  [
    'Your right to withdraw',
    'If you are a consumer you may withdraw from a package within fourteen days, without a reason, by writing to us. If you have already used a part of it, we give back the rest.',
  ],
  [
    'Messages and interest',
    'Messages are for the home that they are about. Advertising, threats and requests for money in advance are not allowed. Never pay a deposit before you have seen a home and signed a contract. You can block anyone, and report a listing from its conversation.',
  ],
  [
    'Texts and photos',
    'What you post stays yours. You allow us to show it on Lintel, to make it smaller or brighter for that, and to keep the facts and prices of past listings for the history that visitors see.',
  ],
  [
    'Our liability',
    'We show what owners and agents state and mark what we have checked. Distances, monthly costs and comparisons are estimates and no advice on finance or law. We answer without limit for harm that we cause on purpose or by gross negligence; otherwise for what a contract of this kind is made for, and up to what you have paid us in the past year.',
  ],
  [
    'Changes and law',
    'We tell you by email about changes of these terms four weeks before they begin; you can end your account until then. The law of Lumera applies. The courts of Port Aster decide, unless you are a consumer and the law names another court.',
  ],
];

export const privacy: readonly PageSection[] = [
  [
    'What we keep',
    [
      'Your profile: name, email address, phone number, and what you add to it.',
      'What you list, with its photos and documents.',
      'The homes, searches and notes that you save while you are signed in.',
      'Your messages, and when you were interested in a home.',
      'Purchases and receipts.',
      'The devices on which you are signed in, and changes of your sign-in.',
      'How often each listing was looked at on a day, without names.',
    ],
  ],
  [
    'What stays on your device',
    'Comparisons and recent searches are kept by your own browser alone; without an account, saved homes, saved searches and your notes are, too. What you enter to see what you can afford never leaves your device, with or without an account.',
  ],
  [
    'What we use it for',
    'To run the site: to show your listing, to deliver your message, to send you what you asked to hear about. To keep it safe: to notice stolen accounts and made-up listings. To fulfil the law: invoices must be kept for ten years.',
  ],
  [
    'Who sees what',
    'Anyone can see your public profile and your listings. Each listing shows the name, email address and phone number of the person who listed it. When you say you’re interested in a home, its owner sees your email address and phone number. Only the two of you can read your messages; we read them only if one of you asks us to.',
    'We do not sell data and do not follow you on other sites.',
  ],
  [
    'Who works for us',
    'Card payments, email, text messages and push messages go through companies that do this for us and may use the data for nothing else. They get what the task needs: a payment company sees the amount, not what you saved.',
  ],
  [
    'Cookies and your location',
    'We need a few entries in your browser for signing in, language and colours. Everything beyond that waits for your consent. We ask for your location once; it orders homes by distance, is kept in your browser, and is sent only with searches that need it.',
  ],
  [
    'How long we keep it',
    [
      'Your account and what is in it: until seven days after you delete it. Your listings are hidden at once, and a sign-in before then keeps the account.',
      'Messages and what was attached: as long as one of the two wants to keep them and both have an account.',
      'Logs that hold an IP address: thirty days.',
      'Invoices: ten years, because the law asks for it.',
    ],
  ],
  [
    'Your rights',
    'You may see what we keep about you, have it corrected, take it with you or delete it. You can do most of this yourself on your profile. You may also object to a use, and complain to the data protection authority of Lumera.',
  ],
  [
    'How to reach us',
    'Lintel Homes Ltd, 1 Republic Square, Port Aster, answers for the data. Write to our data protection officer at the address on the contact page; you have an answer within a month, usually within days.',
  ],
];
