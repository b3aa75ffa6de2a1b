import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import type { Reader, Response } from 'mmdb-lib';
import type { NetworkPlaces } from '#ports/network-places.ts';

const require = createRequire(import.meta.url);

/** What this database holds of a network. */
interface Country {
  readonly country_code?: string;
}

const listOf = (type: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]) => {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, type);
  return list;
};
/** Networks whose addresses are used in many places (RFC 1918, 3927, 4193, 4291, 6598). */
const local = {
  ipv4: listOf('ipv4', [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ]),
  ipv6: listOf('ipv6', [
    ['::', 64],
    ['fc00::', 7],
    ['fe80::', 10],
  ]),
};

async function load(): Promise<Reader<Response>> {
  const { Reader } = await import('mmdb-lib');
  const file = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  return new Reader<Response>(await fs.readFile(file));
}

/** Countries by a database that comes with the installation: nothing is asked of anyone. Read with the first question. */
export function embeddedPlaces(onError: (error: unknown) => void): NetworkPlaces {
  let loading: Promise<Reader<Response> | null> | undefined;
  return {
    async placeOf(network) {
      const address = network.replace(/\/\d+$/, '');
      const version = isIP(address);
      if (version === 0) return null;
      const type = version === 4 ? 'ipv4' : 'ipv6';
      if (local[type].check(address, type)) return 'local';
      loading ??= load().catch((error: unknown) => {
        onError(error);
        return null;
      });
      const found = (await loading)?.get(address) as Country | null | undefined;
      const code = found?.country_code;
      return code && /^[A-Z]{2}$/.test(code) ? code : null;
    },
  };
}
