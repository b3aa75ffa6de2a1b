import { extensionOf, fileName, sizeText } from './file-names.ts';

it('names a file by its address', () => {
  expect(fileName('https://files.test/a/b.docx')).toBe('b.docx');
  expect(fileName('https://files.test/a/plan%20A.pdf?x=1')).toBe('plan A.pdf');
});
it('names kind and size of a file', () => {
  expect(['deed.pdf', 'http://a/b.docx?x=1', 'none'].map(extensionOf)).toEqual(['PDF', 'DOCX', '']);
  expect([200, 48_000, 1_234_567].map(sizeText)).toEqual(['1 KB', '48 KB', '1.2 MB']);
});
