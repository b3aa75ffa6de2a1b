import type { Handlers } from '#http/handlers.ts';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes = (settings: SettingsService) =>
  ({
    webSettings: async (_input, { caller, deactivated }) => ({
      data: await settings.webSettings((caller ?? deactivated)?.userId),
    }),
    appSettings: async (_input, { caller, deactivated }) => ({
      data: await settings.appSettings((caller ?? deactivated)?.userId),
    }),
  }) satisfies Handlers;
