import type { PaymentSetting } from '@lintel/api-contract';
import type { Gateway, PaymentsPort } from '#ports/payments.ts';
import { gatewayNames, gatewayTable, gatewaySettings, type GatewaySetting } from './gateways.ts';
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
    return gatewayNames.find((name) => read[gatewayTable[name].setting] === '1' && payments[name]);
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
      const on = (gateway: Gateway) => (gateway === active ? '1' : '0');
      const all = {
        paypal_business_id: read.paypal_business_id,
        sandbox_mode: '0',
        paypal_gateway: on('Paypal'),
        razor_key: read.razor_key,
        razorpay_gateway: on('Razorpay'),
        paystack_public_key: read.paystack_public_key,
        paystack_currency: read.currency_code,
        paystack_gateway: on('Paystack'),
        stripe_publishable_key: read.stripe_publishable_key,
        stripe_currency: read.currency_code,
        stripe_gateway: on('Stripe'),
        flutterwave_status: on('Flutterwave'),
        bank_transfer_status: read.bank_transfer_status,
        // One deployed client stops without this row; the key itself never leaves the server.
        ...(read.empty_stripe_secret_key === '1' && { stripe_secret_key: '' }),
      } satisfies Record<string, string> & Record<GatewaySetting, string>;
      return Object.entries(all).map(([type, data]) => ({ type, data }));
    },
  };
}

export type PaymentMethods = ReturnType<typeof paymentMethods>;
