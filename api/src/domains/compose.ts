import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Config } from '#config/config.ts';
import type { FileLinks } from '#files/private-links.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Limits } from '#http/limits.ts';
import type { Clock } from '#ports/clock.ts';
import type { Geocoder } from '#ports/geocoder.ts';
import type { NetworkPlaces } from '#ports/network-places.ts';
import type { Ports } from '#ports/ports.ts';
import type { SavedSearchMatcher } from '#ports/saved-search-matcher.ts';
import type { SearchEngine } from '#ports/search-engine.ts';
import type { SharedCache } from '#ports/engines/shared-cache.ts';
import { accountsDomain } from '#domains/accounts/accounts.ts';
import { sessionService } from '#domains/accounts/sessions/sessions.service.ts';
import { advertsRoutes } from '#domains/adverts/adverts.routes.ts';
import { advertsService } from '#domains/adverts/adverts.service.ts';
import { agentsRoutes } from '#domains/agents/agents.routes.ts';
import { agentsService } from '#domains/agents/agents.service.ts';
import { catalogueRoutes } from '#domains/catalogue/catalogue.routes.ts';
import { compareService } from '#domains/catalogue/compare.service.ts';
import { priceRange } from '#domains/catalogue/detail.queries.ts';
import { detailService } from '#domains/catalogue/detail.service.ts';
import { homeService } from '#domains/catalogue/home.service.ts';
import { listsService } from '#domains/catalogue/lists.service.ts';
import { addUpMarketCounts } from '#domains/catalogue/market-counts.queries.ts';
import { nearbyService } from '#domains/catalogue/nearby.service.ts';
import { ViewCounter, viewTotals } from '#domains/listings/views.ts';
import { chatRoutes } from '#domains/chat/chat.routes.ts';
import { chatService } from '#domains/chat/chat.service.ts';
import { repliesService } from '#domains/chat/replies/replies.service.ts';
import { replyTimeService } from '#domains/chat/reply-time.service.ts';
import { messagesService } from '#domains/chat/messages.service.ts';
import { contentRoutes } from '#domains/content/content.routes.ts';
import { contentService } from '#domains/content/content.service.ts';
import { contentTranslations } from '#domains/content/content-translations.ts';
import { engagementRoutes } from '#domains/engagement/engagement.routes.ts';
import { engagementService } from '#domains/engagement/engagement.service.ts';
import { projectInterestService } from '#domains/engagement/project-interest.service.ts';
import { homeMarksService } from '#domains/engagement/home-marks.service.ts';
import { notesService } from '#domains/engagement/notes.service.ts';
import { confirmationRoutes } from '#domains/listings/confirmations/confirmations.routes.ts';
import { confirmationsService } from '#domains/listings/confirmations/confirmations.service.ts';
import { saverNotices } from '#domains/listings/savers/saver-notices.ts';
import { historyService } from '#domains/listings/history/history.service.ts';
import { picturesService } from '#domains/listings/pictures/pictures.service.ts';
import { stepsService } from '#domains/listings/steps/steps.service.ts';
import { statisticsService } from '#domains/listings/statistics/statistics.service.ts';
import { interestedService } from '#domains/listings/interest/interested.service.ts';
import { feedRoutes } from '#domains/feed/feed.routes.ts';
import { neighbourhoodService } from '#domains/feed/neighbourhood.service.ts';
import { preferencesService } from '#domains/feed/preferences.service.ts';
import { savedSearchesService } from '#domains/feed/saved-searches.service.ts';
import { listingsRoutes } from '#domains/listings/listings.routes.ts';
import { projectWriteService } from '#domains/listings/projects/project-write.service.ts';
import { projectsRoutes } from '#domains/listings/projects/projects.routes.ts';
import { projectsService } from '#domains/listings/projects/projects.service.ts';
import { propertiesService } from '#domains/listings/properties/properties.service.ts';
import { propertyChangeService } from '#domains/listings/properties/property-change.service.ts';
import { propertyPostService } from '#domains/listings/properties/property-post.service.ts';
import { propertyStateService } from '#domains/listings/properties/property-state.service.ts';
import { emailWriter } from '#domains/notifications/email-writer.ts';
import { notificationsRoutes } from '#domains/notifications/notifications.routes.ts';
import { notificationsService } from '#domains/notifications/notifications.service.ts';
import { notifierService } from '#domains/notifications/notifier.service.ts';
import { packagesService } from '#domains/payments/packages/packages.service.ts';
import { paymentsDomain } from '#domains/payments/payments.ts';
import { facetsService } from '#domains/search/facets.service.ts';
import { mapService } from '#domains/search/map.service.ts';
import { placesRoutes } from '#domains/places/places.routes.ts';
import { placesService } from '#domains/places/places.service.ts';
import { pagesService } from '#domains/search/pages.service.ts';
import { searchRoutes } from '#domains/search/search.routes.ts';
import { sharedAnswers } from '#domains/search/shared-answers.ts';
import { searchService } from '#domains/search/search.service.ts';
import { suggestionsService } from '#domains/search/suggestions.service.ts';
import { settingsRoutes } from '#domains/settings/settings.routes.ts';
import { settingsService } from '#domains/settings/settings.service.ts';
import { urlsOf } from '#wire/urls.ts';
import { verificationRoutes } from '#domains/verification/verification.routes.ts';
import { verificationService } from '#domains/verification/verification.service.ts';

interface Dependencies {
  readonly db: Database;
  readonly ports: Ports;
  readonly geocoder: Geocoder;
  readonly networkPlaces: NetworkPlaces;
  readonly clock: Clock;
  readonly config: Config;
  readonly pepper: string;
  readonly links: FileLinks;
  readonly log: FastifyBaseLogger;
  readonly engine: SearchEngine;
  readonly matcher: SavedSearchMatcher;
  /** Answers of the engine for all processes, where there is one. */
  readonly cache: SharedCache | undefined;
  readonly limits: Limits;
}

const TEN_MINUTES_MS = 600_000;

/** Builds the services of all domains, each from what it needs, and gathers the calls they serve. */
export function composeDomains({
  db,
  ports,
  geocoder,
  networkPlaces,
  clock,
  config,
  pepper,
  links,
  log,
  engine,
  matcher,
  cache,
  limits,
}: Dependencies) {
  const urls = urlsOf(config.publicUrl, links, config.imageBaseUrl);
  const packages = packagesService({ db, clock });
  const notifier = notifierService({ clock });
  const settings = settingsService({
    db,
    clock,
    urls,
    granted: packages.granted,
    accountState: (userId) => profile.accountState(userId),
    priceRange: () => priceRange(db),
  });
  const { provider, demoMode } = settings;

  const sessions = sessionService({ db, clock });
  const { profile, ...accounts } = accountsDomain({
    db,
    clock,
    urls,
    ports,
    places: networkPlaces,
    config,
    pepper,
    packages,
    sessions,
    settings,
    limitsOf: limits,
  });

  const properties = propertiesService({ db, clock, urls, provider, packages });
  const viewsLost = (error: unknown) => log.warn({ err: error, event: 'views_lost' }, 'views lost');
  const views = new ViewCounter(db, clock, viewsLost);
  const projectViews = new ViewCounter(db, clock, viewsLost, 'project');
  const projects = projectsService({ db, clock, urls, provider, packages, views: projectViews });
  const savers = saverNotices({ notifier, clock });
  const writes = {
    db,
    clock,
    storage: ports.storage,
    urls,
    packages,
    properties,
    rules: settings.listingRules,
    savers,
  };
  const emails = emailWriter({
    mail: ports.mail,
    publicUrl: config.publicUrl,
    emailBrand: settings.emailBrand,
  });
  const confirmations = confirmationsService({ db, clock, notifier, emails });
  const content = contentService({ db, clock, urls });
  const lists = listsService({ db, urls, provider });
  const chat = chatService({ db, urls, provider });
  const replyTimes = replyTimeService({ db, clock });
  const messages = messagesService({
    db,
    clock,
    urls,
    storage: ports.storage,
    notifier,
    provider,
  });
  const notifications = notificationsService({ db, clock, urls, cards: properties.cards });
  const verification = verificationService({ db, clock, storage: ports.storage, urls });
  const engagement = engagementService({ db, properties, notifier, limits });
  const preferences = preferencesService({ db, clock, properties });
  const searches = savedSearchesService({ db, clock, notifier, matcher });
  const adverts = advertsService({
    db,
    clock,
    urls,
    packages,
    notifier,
    cards: properties.cards,
    autoApprove: async () => (await settings.listingRules()).autoApprove,
  });
  const payments = paymentsDomain({ db, clock, urls, ports, packages, settings, notifier, limits, log });

  const words = contentTranslations({ db, clock });
  const facets = facetsService({ db, clock, engine, shared: sharedAnswers({ engine, cache }) });
  const pages = pagesService({ db });

  const handlers: Handlers[] = [
    settingsRoutes(settings),
    accounts.handlers,
    catalogueRoutes({
      db,
      properties,
      lists,
      detail: detailService({
        db,
        clock,
        properties,
        packages,
        views,
        replyTimes,
        pages,
      }),
      home: homeService({ db, clock, urls, properties, projects, content, lists, preferences, pages }),
      compare: compareService({ properties, packages }),
      nearby: nearbyService({ db, clock, properties }),
    }),
    listingsRoutes({
      properties,
      posting: propertyPostService(writes),
      changing: propertyChangeService(writes),
      state: propertyStateService(writes),
      confirmations,
      history: historyService({ db }),
      interested: interestedService({ db, urls }),
      statistics: statisticsService({ db, clock }),
      pictures: picturesService({ db, clock, urls }),
      steps: stepsService({ db }),
    }),
    projectsRoutes({
      projects,
      writing: projectWriteService({ ...writes, projects }),
      userRow: (userId) => profile.read(userId),
    }),
    agentsRoutes(agentsService({ db, urls, provider, packages, properties, projects, replyTimes })),
    engagementRoutes(
      engagement,
      projectInterestService({ db, notifier, limits }),
      notesService({ db, clock }),
      homeMarksService({ db, clock, urls }),
      limits('contactMessages', 5, TEN_MINUTES_MS),
    ),
    chatRoutes({ chat, messages, replyTimes, replies: repliesService({ db, clock }) }),
    notificationsRoutes(notifications, limits('typing', 60)),
    placesRoutes(placesService({ db, geocoder })),
    searchRoutes({
      search: searchService({ db, clock, properties, pages, engine }),
      facets,
      map: mapService({ db, clock, engine, urls }),
      suggestions: suggestionsService({ db, engine, urls, contentTranslations: words }),
    }),
    verificationRoutes(verification),
    contentRoutes(content, settings),
    payments.handlers,
    advertsRoutes(adverts),
    feedRoutes({ preferences, searches, neighbourhood: neighbourhoodService({ db }) }),
  ];
  return {
    handlers,
    sessions,
    demoMode,
    forgetSettings: settings.forget,
    contentTranslations: words,
    notifier,
    unreadCounts: notifications.countsOf,
    /** Addresses outside the table of calls. */
    routes: [
      payments.routes,
      accounts.routes,
      async (app: FastifyInstance) => confirmationRoutes(app, { confirmations, brand: settings.brand }),
    ],
    jobs: [
      ...accounts.jobs,
      ...payments.jobs,
      adverts.expiry,
      searches.alerts,
      confirmations.job,
      viewTotals(db),
      addUpMarketCounts(db),
    ],
    stop: async () => void (await Promise.all([views.flush(), projectViews.flush()])),
  };
}
