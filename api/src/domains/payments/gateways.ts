import { gatewayRow, gateways, gatewayTable, type Gateway } from '@lintel/api-contract';

/** Gateways that `create-payment-intent` serves; the others have a call of their own. */
export const intentGateways: readonly Gateway[] = gateways.filter(
  (gateway) => gatewayTable[gateway].call === 'create-payment-intent',
);

/** The gateway whose webhooks arrive at `/webhook/<slug>`. */
export const gatewayOfSlug = (slug: string): Gateway | undefined =>
  gateways.find((gateway) => gatewayTable[gateway].slug === slug);

/** Addresses at which browsers come back, each once. */
export const returnPaths: readonly string[] = [
  ...new Set(
    gateways
      .map(gatewayRow)
      .flatMap(({ returnPath, watchedPath }) => [returnPath, watchedPath ?? returnPath])
      .map((path) => `/api/${path}`),
  ),
];
