import { extensionOf, fileName } from './file-names.ts';

describe('the name of a file', () => {
  it('names a file by its address', () => {
    expect(fileName('https://files.test/a/b.docx')).toBe('b.docx');
    expect(fileName('https://files.test/a/plan%20A.pdf?x=1')).toBe('plan A.pdf');
  });
  it('names the kind of a file', () => {
    expect(['deed.pdf', 'http://a/b.docx?x=1', 'none'].map(extensionOf)).toEqual(['PDF', 'DOCX', '']);
  });
});
