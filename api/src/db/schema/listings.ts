// Written by db/generate-schema.ts from the migrated database. Do not edit.

interface ProjectViews {
  project_id: number;
  visitor: Buffer;
  day: string;
}

export interface ListingsTables {
  project_views: ProjectViews;
}
