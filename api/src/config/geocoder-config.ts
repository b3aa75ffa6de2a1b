import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Who finds places. */
export const geocoderVariables = {
  GEOCODER: z.enum(['embedded', 'nominatim', 'google']).default('embedded'),
  GEOCODER_URL: z.url().optional(),
  /** For Google. */
  GEOCODER_KEY: z.string().min(1).optional(),
  /** For Nominatim, whose rules ask for a contact address. */
  GEOCODER_CONTACT: z.string().min(3).optional(),
};

type Variables = z.output<z.ZodObject<typeof geocoderVariables>>;

export type GeocoderConfig =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'google'; readonly baseUrl: string; readonly key: string }
  | { readonly kind: 'nominatim'; readonly baseUrl: string; readonly contact: string };

/** A service needs its key or contact; a missing one stops the start. */
export function geocoderConfig(env: Variables): GeocoderConfig {
  const needed = (name: 'GEOCODER_KEY' | 'GEOCODER_CONTACT') => {
    const value = env[name];
    if (value === undefined)
      throw new StartError(`The environment variable ${name} is needed with GEOCODER=${env.GEOCODER}.`);
    return value;
  };
  const baseUrl = (normal: string) => (env.GEOCODER_URL ?? normal).replace(/\/$/, '');
  switch (env.GEOCODER) {
    case 'google':
      return { kind: 'google', baseUrl: baseUrl('https://maps.googleapis.com'), key: needed('GEOCODER_KEY') };
    case 'nominatim':
      return {
        kind: 'nominatim',
        baseUrl: baseUrl('https://nominatim.openstreetmap.org'),
        contact: needed('GEOCODER_CONTACT'),
      };
    case 'embedded':
      return { kind: 'embedded' };
  }
}
