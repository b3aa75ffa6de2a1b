import { articles, textOf } from './articles.ts';
import { fullArticles } from './full-articles/full-articles.ts';

interface Written {
  title: string;
  description: string;
  image: string;
}
const rows = articles(new Date('2026-11-22T00:00:00.000Z'));
const written = rows['articles'] as unknown as (Written & { id: number })[];
const translated = rows['article_translations'] as unknown as (Written & {
  article_id: number;
  language: string;
})[];
const wordsOf = ({ description }: Written) =>
  description
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;

describe('the magazine (B26)', () => {
  it('has a text for each of its forty titles, and no text without a title', () => {
    expect(written).toHaveLength(40);
    expect(written.map(({ title }) => title).toSorted()).toEqual(Object.keys(fullArticles).toSorted());
  });
  it('names the article whose text is missing', () => {
    expect(() => textOf('Castles', 'en')).toThrow(/"Castles" has no text in the language "en"/);
    expect(() => textOf('Cellars', 'fr')).toThrow(/"Cellars" has no text in the language "fr"/);
  });
  it('is written out in every language, with subheadings and lists', () => {
    for (const { id, ...english } of written) {
      const versions = [english, ...translated.filter(({ article_id: of }) => of === id)];
      expect(versions).toHaveLength(3);
      expect(wordsOf(english)).toBeGreaterThanOrEqual(400);
      for (const version of versions) {
        // Arabic writes article and conjunction onto the word that follows.
        expect(wordsOf(version)).toBeGreaterThanOrEqual(350);
        expect(wordsOf(version)).toBeLessThanOrEqual(800);
        expect(version.description.match(/<h2>/g)!.length).toBeGreaterThanOrEqual(5);
        expect(version.description).toMatch(/<ul><li>/);
      }
    }
  });
  it('shows pictures of what it is about (A47)', () => {
    const pictureOf = (title: string) => written.find((article) => article.title === title)!.image;
    expect(pictureOf('Cellars')).toMatch(/topic-cellar/);
    expect(pictureOf('Solar on a villa roof: the sober sum')).toMatch(/topic-solar/);
    expect(pictureOf('The lift question')).toMatch(/apartment-/);
    expect(pictureOf('A warehouse that keeps its temperature')).toMatch(/warehouse-/);
    expect(new Set(written.map(({ image }) => image)).size).toBe(written.length);
  });
});
