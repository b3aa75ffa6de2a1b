// Written by db/generate-schema.ts from the migrated database. Do not edit.

interface ProjectViewDays {
  project_id: number;
  day: string;
  views: number;
}

interface PropertyViewDays {
  property_id: number;
  day: string;
  views: number;
}

export interface ViewsByDayTables {
  project_view_days: ProjectViewDays;
  property_view_days: PropertyViewDays;
}
