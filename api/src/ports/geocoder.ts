/** A place as the stored location of a user knows it (docs/spec/client.md#stored-location). */
export interface NamedPlace {
  readonly city: string;
  /** Empty where unknown. */
  readonly state: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Finds places by position and by name. */
export interface Geocoder {
  /** The town of a position; undefined where there is none, on the open sea for example. */
  reverse(latitude: number, longitude: number): Promise<NamedPlace | undefined>;
  /** Towns whose name begins like the text, the most likely first. */
  search(text: string, limit: number): Promise<NamedPlace[]>;
}
