import { slugOf } from '../../domains/wire.ts';
import { homeSubjectsAr } from './article-texts-homes.ar.ts';
import { homeSubjectsDe } from './article-texts-homes.de.ts';
import { homeSubjects } from './article-texts-homes.ts';
import { otherSubjectsAr } from './article-texts-work.ar.ts';
import { otherSubjectsDe } from './article-texts-work.de.ts';
import { otherSubjects } from './article-texts-work.ts';
import { storedName } from './photos.ts';
import { daysBefore, type Rows } from './rows.ts';
import { categoryId, type CategorySlug } from './taxonomy.ts';

/** What is said about a subject, in one language. */
export interface SubjectWords {
  readonly articles: readonly (readonly [title: string, lead: string])[];
  readonly sections: readonly (readonly [heading: string, text: string])[];
}

/** One subject of the magazine: titles with their first sentence, and paragraphs that its articles draw on. */
export interface Subject extends SubjectWords {
  readonly category: CategorySlug;
  readonly photos: readonly string[];
}

const subjects: readonly Subject[] = [...homeSubjects, ...otherSubjects];
const translations: Readonly<Record<string, readonly SubjectWords[]>> = {
  ar: [...homeSubjectsAr, ...otherSubjectsAr],
  de: [...homeSubjectsDe, ...otherSubjectsDe],
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An article of a subject: its lead and three sections, which take turns. */
function written({ articles: all, sections }: SubjectWords, round: number) {
  const [title, lead] = all[round]!;
  const chosen = [0, 1, 2].map((step) => sections[(round + step) % sections.length]!);
  return {
    title,
    description: [
      `<p><strong>${escape(lead)}</strong></p>`,
      ...chosen.map(([heading, text]) => `<h2>${escape(heading)}</h2><p>${escape(text)}</p>`),
    ].join('\n'),
    meta_title: title.slice(0, 60),
    meta_description: lead.slice(0, 160),
  };
}

/** The magazine in the languages of the site, oldest first: subjects take turns. */
export function articles(now: Date): Rows {
  const longest = Math.max(...subjects.map((subject) => subject.articles.length));
  const inTurn = Array.from({ length: longest }, (_value, round) =>
    subjects.flatMap((subject, place) => (subject.articles[round] ? [{ subject, place, round }] : [])),
  ).flat();
  return {
    articles: inTurn.map(({ subject, round }, index) => {
      const posted = daysBefore(now, 6 + (inTurn.length - index) * 9);
      const words = written(subject, round);
      return {
        id: index + 1,
        category_id: categoryId(subject.category),
        slug_id: slugOf(words.title),
        ...words,
        image: storedName(subject.photos[round % subject.photos.length]!, 'property_gallery_img'),
        created_at: posted,
        updated_at: posted,
      };
    }),
    article_translations: inTurn.flatMap(({ place, round }, index) =>
      Object.entries(translations).map(([language, all]) => ({
        article_id: index + 1,
        language,
        ...written(all[place]!, round),
      })),
    ),
  };
}
