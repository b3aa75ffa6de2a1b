import { csvOf, saveFile } from './save-file.ts';

describe('saving a file', () => {
  it('quotes what needs it, and marks formulas as text', async () => {
    const text = await csvOf(
      ['Name', 'Note', 'Views'],
      [
        ['Ada "the first"', 'one\ntwo', 3],
        ['=HYPERLINK("http://evil.example")', '+1 555', -2],
      ],
    );
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text.slice(1).split('\r\n')).toEqual([
      'Name,Note,Views',
      '"Ada ""the first""","one\ntwo",3',
      `"'=HYPERLINK(""http://evil.example"")","'+1 555",-2`,
      '',
    ]);
  });

  it.each([
    [undefined, 'text/csv;charset=utf-8'],
    ['text/calendar', 'text/calendar;charset=utf-8'],
  ])('gives the user the text under its name, as %s', async (type, expected) => {
    jest.useFakeTimers();
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const links: string[] = [];
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push(`${this.download} ${this.href}`);
    });
    saveFile('rows.csv', 'a,b', type);
    expect(links).toEqual(['rows.csv blob:1']);
    expect([blobs[0]!.type, blobs[0]!.size]).toEqual([expected, 3]);
    clicked.mockRestore();
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('keeps a file for the browser that asks for it late', () => {
    jest.useFakeTimers();
    URL.createObjectURL = () => 'blob:late';
    const revoked = jest.fn();
    URL.revokeObjectURL = revoked;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    saveFile('rows.csv', 'a,b');
    expect(clicked).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(30_000);
    expect(revoked).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(revoked).toHaveBeenCalledWith('blob:late');
    clicked.mockRestore();
    jest.useRealTimers();
  });
});
