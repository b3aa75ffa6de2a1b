import { packageUnitLog, type UnitUse } from '@lintel/api-contract';
import { stub, type Stub } from '@lintel/testing';
import { listing } from './packages.ts';

/** A use of a unit of the package Agent. */
export const unitUse = (id: number, values: Partial<UnitUse> = {}): UnitUse => ({
  id,
  quantity: 1,
  used_at: '2026-11-10T12:00:00Z',
  package: { id: 4, name: 'Agent' },
  feature: listing,
  title: `Home ${id}`,
  property_id: id,
  project_id: null,
  ...values,
});

/** What used units, paged and by package as the back end does. */
export const usesAnswer = (rows: UnitUse[]): Stub =>
  stub(packageUnitLog, ({ package_id: asked, limit = 10, offset = 0 }) => {
    const found = rows.filter((row) => asked === undefined || row.package.id === Number(asked));
    return {
      error: false as const,
      message: 'ok',
      code: 200,
      data: found.slice(Number(offset), Number(offset) + Number(limit)),
      total: found.length,
    };
  });
