/** What a photo can show, in the order in which buyers want to see it. */
export const photoSubjects = [
  'front',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'other',
  'outside',
  'view',
  'plan',
] as const;
export type PhotoSubject = (typeof photoSubjects)[number];
