import type { GeocoderConfig } from '#config/geocoder-config.ts';
import type { Geocoder } from '#ports/geocoder.ts';
import { embeddedGeocoder } from './embedded-geocoder.ts';
import { googleGeocoder, nominatimGeocoder, withFallback } from './http-geocoders.ts';

/** The configured service with the embedded one behind it. */
export function configuredGeocoder(config: GeocoderConfig, onError: (error: unknown) => void): Geocoder {
  const embedded = embeddedGeocoder();
  if (config.kind === 'embedded') return embedded;
  const service = config.kind === 'google' ? googleGeocoder(config) : nominatimGeocoder(config);
  return withFallback(service, embedded, onError);
}
