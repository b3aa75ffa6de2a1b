/** Roughly where a network is. */
export interface NetworkPlaces {
  /**
   * Country of an address or network as `http/network.ts` names it: its ISO 3166 code, `local` for one without a public address;
   * null where it is not known. Never fails.
   */
  placeOf(network: string): Promise<string | null>;
}
