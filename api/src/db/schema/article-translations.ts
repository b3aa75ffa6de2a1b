// Written by db/generate-schema.ts from the migrated database. Do not edit.

interface ArticleTranslations {
  article_id: number;
  language: string;
  title: string;
  description: string;
  meta_title: string | null;
  meta_description: string | null;
}

export interface ArticleTranslationsTables {
  article_translations: ArticleTranslations;
}
