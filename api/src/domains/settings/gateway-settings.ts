import { gateways, gatewayTable, type Gateway } from '@lintel/api-contract';

type Row = (typeof gatewayTable)[Gateway];

/** Settings of all gateways: their switches, and the public keys that clients may read; secret keys come from the environment. */
export type GatewaySetting = Row['setting'] | Row['publicSettings'][number];

export const gatewaySettings: readonly GatewaySetting[] = gateways.flatMap((gateway) => {
  const { setting, publicSettings } = gatewayTable[gateway];
  return [setting, ...publicSettings];
});

/** All gateways are off, without keys. The first one that is on counts, in the order of the table. */
export const gatewayDefaults = Object.fromEntries(
  gateways.flatMap((gateway) => {
    const { setting, publicSettings } = gatewayTable[gateway];
    return [[setting, '0'], ...publicSettings.map((name) => [name, ''])];
  }),
) as Record<GatewaySetting, string>;
