import type { ListingFile } from '#common/form-files/listing-file.ts';

/** A drawing of a project: the row that it has, a new file, or the address of the present one. */
export interface PlanValues {
  id?: number;
  /** Of a new one: what the form calls it. */
  name?: string;
  title: string;
  files: readonly File[];
  address?: string;
}

/** A kind of home in a project. */
export interface UnitValues {
  id?: number;
  /** Of a new one: what the form calls it. */
  name?: string;
  title: string;
  bedrooms?: number | undefined;
  /** Square metres. */
  area?: number | undefined;
  /** Nothing: on request. */
  price?: number | undefined;
  available?: number | undefined;
}

/** The form of a project, as it is kept in a draft. */
export interface ProjectValues {
  title: string;
  description: string;
  category: string;
  type: 'under_construction' | 'upcoming' | '';
  address: string;
  city: string;
  state: string;
  country: string;
  latitude?: number;
  longitude?: number;
  units: readonly UnitValues[];
  plans: readonly PlanValues[];
  /** The first is the cover. */
  photos: readonly ListingFile[];
  video: string;
  documents: readonly ListingFile[];
  slug: string;
  metaTitle: string;
  metaDescription: string;
  keywords: readonly string[];
  metaImage: readonly ListingFile[];
  /** Steps that the user has finished; those without a required field count by it. */
  finished: readonly string[];
}

export const emptyProject: ProjectValues = {
  title: '',
  description: '',
  category: '',
  type: '',
  address: '',
  city: '',
  state: '',
  country: '',
  units: [],
  plans: [],
  photos: [],
  video: '',
  documents: [],
  slug: '',
  metaTitle: '',
  metaDescription: '',
  keywords: [],
  metaImage: [],
  finished: [],
};
