import { slugOf } from '../../domains/wire.ts';
import { homeSubjects } from './article-texts-homes.ts';
import { otherSubjects } from './article-texts-work.ts';
import { storedName } from './photos.ts';
import { daysBefore, type Rows } from './rows.ts';
import { categoryId, type CategorySlug } from './taxonomy.ts';

/** One subject of the magazine: titles with their first sentence, and paragraphs that its articles draw on. */
export interface Subject {
  readonly category: CategorySlug;
  readonly photos: readonly string[];
  readonly articles: readonly (readonly [title: string, lead: string])[];
  readonly sections: readonly (readonly [heading: string, text: string])[];
}

const subjects: readonly Subject[] = [...homeSubjects, ...otherSubjects];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The magazine, oldest first: subjects take turns, each article has a lead and three sections. */
export function articles(now: Date): Rows {
  const longest = Math.max(...subjects.map((subject) => subject.articles.length));
  const inTurn = Array.from({ length: longest }, (_value, round) =>
    subjects.flatMap((subject) =>
      subject.articles[round] ? [{ subject, round, article: subject.articles[round] }] : [],
    ),
  ).flat();
  return {
    articles: inTurn.map(({ subject, round, article: [title, lead] }, index) => {
      const sections = [0, 1, 2].map((step) => subject.sections[(round + step) % subject.sections.length]!);
      const posted = daysBefore(now, 6 + (inTurn.length - index) * 9);
      return {
        id: index + 1,
        category_id: categoryId(subject.category),
        slug_id: slugOf(title),
        title,
        description: [
          `<p><strong>${escape(lead)}</strong></p>`,
          ...sections.map(([heading, text]) => `<h2>${escape(heading)}</h2><p>${escape(text)}</p>`),
        ].join('\n'),
        image: storedName(subject.photos[round % subject.photos.length]!, 'property_gallery_img'),
        meta_title: title.slice(0, 60),
        meta_description: lead.slice(0, 160),
        created_at: posted,
        updated_at: posted,
      };
    }),
  };
}
