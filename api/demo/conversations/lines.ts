/** How a user begins. */
export const openings = [
  'Hello, is this still available?',
  'Good morning, could I see it on Saturday?',
  'Hi, how much are the running costs per month?',
  'Is the price open to discussion?',
  'We are two adults and a quiet cat. Would that be fine?',
];
/** How a seller answers. */
export const replies = [
  'Hello, yes it is. Saturday at ten or at three?',
  'Good morning! The last bill was 180 for everything.',
  'A little. Come and see it first, then we talk.',
  'Cats are welcome, drums are not.',
];

/** The last line of a user who waits for the seller's answer. */
export const followUps = [
  'Saturday at ten suits us. Which bell is it?',
  'Thank you. Does that include the parking space?',
  'Could you send me the floor plan before we come?',
  'One more thing: when could we move in?',
];
