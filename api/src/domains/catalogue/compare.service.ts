import { DomainError } from '#http/domain-error.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';

interface Dependencies {
  properties: PropertiesService;
  packages: PackagesService;
}

/** Two listings side by side (docs/spec/catalogue.md#comparison). */
export function compareService({ properties, packages }: Dependencies) {
  async function refusePremium(callerId: number | undefined) {
    const check = await packages.check(callerId, 'premium_properties');
    throw new DomainError(
      'premiumRequired',
      'This is a premium listing. A package with premium access opens it.',
      { status: 400, data: check },
    );
  }

  return {
    async compare(sourceId: number, targetId: number, callerId: number | undefined) {
      if (sourceId === targetId)
        throw new DomainError('notComparable', 'A listing cannot be compared with itself.');
      const found = await properties.comparables([sourceId, targetId], callerId ?? null);
      const [source, target] = [sourceId, targetId].map((id) => found.find(({ shape }) => shape.id === id));
      if (!source?.isLive || !target?.isLive) {
        const gone = 'There is no such listing.';
        throw new DomainError('notFound', gone, {
          status: 400,
          fields: {
            ...(!source?.isLive && { source_property_id: gone }),
            ...(!target?.isLive && { target_property_id: gone }),
          },
        });
      }
      if (source.categoryId !== target.categoryId)
        throw new DomainError('notComparable', 'Only listings of the same category can be compared.');
      if (source.access !== 'full' || target.access !== 'full') await refusePremium(callerId);
      return { source_property: source.shape, target_property: target.shape };
    },
  };
}

export type CompareService = ReturnType<typeof compareService>;
