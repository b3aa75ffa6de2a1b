import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import type { SettingsService } from '#domains/settings/settings.service.ts';
import type { ContentService } from './content.service.ts';

const HOME_PAGE = 'homepage';

export const contentRoutes = (content: ContentService, settings: SettingsService) =>
  ({
    getArticles: ({ id, slug_id, category_id, sort, limit, offset }, { language }) =>
      content.articles({
        id,
        slug: slug_id,
        categoryId: category_id,
        limit: limit ?? PAGE_SIZE,
        offset: offset ?? 0,
        newestFirst: sort === 'newest',
        language,
      }),
    faqs: ({ limit, offset }) => content.faqs(limit ?? PAGE_SIZE, offset ?? 0),
    getLanguages: async ({ language_code, web_language_file }) => ({
      data: await content.language(language_code, web_language_file ?? false),
    }),
    getSeoSettings: ({ page }) => content.seoSettings(page ?? HOME_PAGE),
    privacyPolicy: () => settings.page('privacy_policy'),
    termsConditions: () => settings.page('terms_conditions'),
    getFeatures: async () => ({ data: await content.features() }),
  }) satisfies Handlers;
