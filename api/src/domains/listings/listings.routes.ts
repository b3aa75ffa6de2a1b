import type { Handlers } from '../../http/calls.ts';
import type { PropertiesService } from './properties.service.ts';

const PAGE = 10;
const words = (csv: string | undefined) =>
  csv
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);

export const listingsRoutes = (properties: PropertiesService) =>
  ({
    getAddedProperties: (input, { caller }) =>
      properties.ownPage(
        caller.userId,
        {
          id: input.id,
          slug: input.slug_id,
          propertyType: input.property_type === undefined ? undefined : Number(input.property_type),
          status: words(input.status)
            ?.filter((word) => word === '0' || word === '1')
            .map(Number),
          requestStatus: words(input.request_status),
          isPromoted: input.is_promoted,
        },
        input.limit ?? PAGE,
        input.offset ?? 0,
      ),
  }) satisfies Handlers;
