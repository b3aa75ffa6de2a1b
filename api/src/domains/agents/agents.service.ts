import type { Agent, AgentProperty, AnswerOf, agentProperties } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { ReplyTimeService } from '#domains/chat/reply-time.service.ts';
import type { ProjectsService } from '#domains/listings/projects/projects.service.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import { phoneText } from '#text/phone-text.ts';
import { plainText } from '#text/plain-text.ts';
import type { Urls } from '#wire/urls.ts';
import { coordinate, flag } from '#wire/values.ts';
import * as queries from './agents.queries.ts';
import { PROVIDER_ID, type ProviderIdentity } from '#domains/settings/provider.ts';

interface Dependencies {
  db: Db;
  urls: Urls;
  provider: () => Promise<ProviderIdentity>;
  packages: PackagesService;
  properties: PropertiesService;
  projects: ProjectsService;
  replyTimes: ReplyTimeService;
}

export interface AgentRequest {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
  /** The provider itself instead of a user. */
  readonly isProvider: boolean;
  readonly listProjects: boolean;
  readonly limit: number;
  readonly offset: number;
  readonly callerId: number | undefined;
}

const personShape = (row: queries.AgentRecord, offered: queries.Offered, urls: Urls): Agent => ({
  id: row.id,
  slug_id: row.slug_id,
  name: row.name,
  profile: urls.image(row.profile),
  mobile: row.mobile ?? '',
  mobile_text: phoneText(row.mobile ?? ''),
  email: row.email,
  address: row.address,
  city: row.city ?? '',
  state: row.state ?? '',
  country: row.country ?? '',
  latitude: coordinate(row.latitude),
  longitude: coordinate(row.longitude),
  about_me: plainText(row.about_me ?? ''),
  facebook_id: row.facebook_id ?? '',
  twitter_id: row.twitter_id ?? '',
  youtube_id: row.youtube_id ?? '',
  instagram_id: row.instagram_id ?? '',
  projects_count: offered.projects,
  property_count: offered.properties,
  is_verify: row.is_verified,
});

const providerShape = ({ slug, ...provider }: ProviderIdentity, offered: queries.Offered): Agent => ({
  id: PROVIDER_ID,
  ...provider,
  mobile_text: phoneText(provider.mobile),
  slug_id: slug,
  property_count: offered.properties,
  projects_count: offered.projects,
  total_count: offered.properties + offered.projects,
  is_verify: true,
});

/** An agent's page (docs/spec/catalogue.md#agents). */
export function agentsService({
  db,
  urls,
  provider,
  packages,
  properties,
  projects,
  replyTimes,
}: Dependencies) {
  async function subject({ id, slug, isProvider, callerId }: AgentRequest) {
    // Lists of agents name the provider by its slug, so that its page has an address like the others.
    if (isProvider || (slug !== undefined && slug === (await provider()).slug)) {
      const offered = await queries.offeredBy(db, null);
      return { ownerId: null, offered, person: providerShape(await provider(), offered) };
    }
    if (id === undefined && slug === undefined)
      throw new DomainError('validation', 'The field slug_id is required.', {
        fields: { slug_id: 'is required' },
      });
    const row = await queries.agentBy(db, { id, slug });
    if (!row) throw new DomainError('notFound', 'There is no such agent.');
    const offered = await queries.offeredBy(db, row.id);
    // Contact data are public only of people who offer something.
    if (offered.properties + offered.projects === 0 && row.id !== callerId)
      throw new DomainError('notFound', 'There is no such agent.');
    return { ownerId: row.id, offered, person: personShape(row, offered, urls) };
  }

  async function cardsOf(ids: number[], ownerId: number | null, callerId: number | undefined) {
    const cards = await properties.cards(ids, callerId ?? null);
    return cards.map((card): AgentProperty => ({
      ...card,
      added_by: ownerId ?? PROVIDER_ID,
      is_premium: flag(card.is_premium),
    }));
  }

  return {
    async page(request: AgentRequest): Promise<Pick<AnswerOf<typeof agentProperties>, 'data' | 'total'>> {
      const { listProjects, limit, offset, callerId } = request;
      const { ownerId, offered, person } = await subject(request);
      const check = await packages.check(callerId, listProjects ? 'project_access' : 'premium_properties');
      // People see all of their own.
      const opened = check.feature_available || (ownerId !== null && ownerId === callerId);
      const page = { limit, offset };
      const [responsiveness, propertyIds, projectIds] = await Promise.all([
        replyTimes.facts(ownerId),
        listProjects ? [] : queries.propertiesOf(db, ownerId, { premium: opened, ...page }),
        listProjects && opened ? queries.projectsOf(db, ownerId, page) : [],
      ]);
      const visible = opened ? offered.properties : offered.properties - offered.premium;
      return {
        total: listProjects ? offered.projects : visible,
        data: {
          customer_data: { ...person, responsiveness },
          properties_data: await cardsOf(propertyIds, ownerId, callerId),
          projects_data: await projects.cards(projectIds),
          premium_properties_count: offered.premium,
          package_available: check.package_available,
          feature_available: check.feature_available,
        },
      };
    },
  };
}

export type AgentsService = ReturnType<typeof agentsService>;
