// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { Generated, Timestamp } from './columns.ts';

interface ProjectUnits {
  id: Generated<number>;
  project_id: number;
  title: string;
  bedrooms: number | null;
  area: number | null;
  price: number | null;
  available: number;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface ProjectUnitsTables {
  project_units: ProjectUnits;
}
