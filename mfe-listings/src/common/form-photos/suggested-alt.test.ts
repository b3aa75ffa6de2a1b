import type { Locale } from '@lintel/contract';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import { suggestedAlts } from './suggested-alt.ts';

const photo = (id: string, shows?: ListingFile['shows']): ListingFile => ({
  id,
  name: id,
  alt: '',
  ...(shows ? { shows } : {}),
});
const suggest = (
  photos: ListingFile[],
  facts = { category: 'Villa', city: ' Aster ' },
  locale: Locale = 'en',
) => Object.fromEntries(suggestedAlts(photos, facts, { locale, nameOf: (subject) => subject }));

it('describes a photo by what the user states that it shows, and numbers rooms of one kind', () => {
  expect(suggest([photo('a', 'kitchen'), photo('b', 'bedroom'), photo('c', 'bedroom')])).toEqual({
    a: 'kitchen – Villa, Aster',
    b: 'bedroom 1 – Villa, Aster',
    c: 'bedroom 2 – Villa, Aster',
  });
});

it('has the comma of the language', () => {
  expect(suggest([photo('a', 'view')], { category: 'فيلا', city: 'بورت أستر' }, 'ar')).toEqual({
    a: 'view – فيلا، بورت أستر',
  });
});

it('states nothing that is not known', () => {
  expect(suggest([photo('a'), photo('b', 'other')])).toEqual({});
  expect(suggest([photo('a', 'view')], { category: '', city: 'Aster' })).toEqual({ a: 'view – Aster' });
  expect(suggest([photo('a', 'view')], { category: '', city: '' })).toEqual({ a: 'view' });
});
