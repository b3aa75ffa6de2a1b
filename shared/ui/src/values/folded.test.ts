import { folded } from './folded.ts';

it.each([
  ['Straße', 'STRASSE'],
  ['Übersicht', 'ubersicht'],
  ['José', 'jose'],
  ['أسئلة', 'اسئلة'],
  ['ٱلرِّياض', 'الرياض'],
  ['مستشفى', 'مستشفي'],
  ['عــقار', 'عقار'],
])('"%s" and "%s" are the same words', (one, other) => {
  expect(folded(one)).toBe(folded(other));
});
