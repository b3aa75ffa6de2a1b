import { gatewayRow, gateways, gatewayTable, type PaymentSetting } from '@lintel/api-contract';
import type { Gateway, PaymentsPort } from '#ports/payments.ts';
import { gatewaySettings } from '#domains/settings/gateway-settings.ts';
import type { SettingsService } from '#domains/settings/settings.service.ts';

const SETTINGS = [
  ...gatewaySettings,
  'bank_transfer_status',
  'currency_code',
  'bank_details',
  'empty_stripe_secret_key',
] as const;

/** Which ways to pay the administrator has switched on and this installation has keys for. */
export function paymentMethods(settings: Pick<SettingsService, 'some'>, payments: PaymentsPort) {
  const values = () => settings.some(SETTINGS);
  async function online(): Promise<Gateway | undefined> {
    const read = await values();
    return gateways.find((name) => read[gatewayTable[name].setting] === '1' && payments[name]);
  }
  return {
    /** The one gateway that is in use. */
    online,
    bankTransfer: async () => (await values()).bank_transfer_status === '1',
    /** ISO code of the currency that packages are priced in. */
    currency: async () => (await values()).currency_code,
    bankDetails: async () => JSON.parse((await values()).bank_details) as { title: string; value: string }[],

    /** Rows of `get_payment_settings`: flags and public keys, never a secret (docs/spec/payments.md#gateways). */
    async rows(): Promise<PaymentSetting[]> {
      const [read, active] = await Promise.all([values(), online()]);
      const ofGateway = (gateway: Gateway): PaymentSetting[] => {
        const { setting, publicSettings } = gatewayTable[gateway];
        const { currencyRow } = gatewayRow(gateway);
        return [
          ...publicSettings.map((type) => ({ type, data: read[type] })),
          ...(currencyRow ? [{ type: currencyRow, data: read.currency_code }] : []),
          { type: setting, data: gateway === active ? '1' : '0' },
        ];
      };
      return [
        ...gateways.flatMap(ofGateway),
        { type: 'sandbox_mode', data: '0' },
        { type: 'bank_transfer_status', data: read.bank_transfer_status },
        // One deployed client stops without this row; the key itself never leaves the server.
        ...(read.empty_stripe_secret_key === '1' ? [{ type: 'stripe_secret_key', data: '' }] : []),
      ];
    },
  };
}

export type PaymentMethods = ReturnType<typeof paymentMethods>;
