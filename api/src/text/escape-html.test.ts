import { escapeHtml } from './escape-html.ts';

describe('escaping HTML', () => {
  it('leaves nothing that could end a text, an attribute or a reference', () => {
    expect(escapeHtml(`<a title="x" class='y'>Größe & more</a>`)).toBe(
      '&#60;a title=&#34;x&#34; class=&#39;y&#39;&#62;Größe &#38; more&#60;/a&#62;',
    );
  });
});
