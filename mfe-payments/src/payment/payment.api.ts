import {
  bankTransferDetails,
  createPaymentIntent,
  flutterwave,
  gatewayRow,
  getPaymentSettings,
  initiateBankTransfer,
  paypal,
  type ApiError,
  type Gateway,
} from '@lintel/api-contract';
import { endpointFx, toApiError } from '@lintel/remote-kit';
import { createEffect } from 'effector';
import { addressOfForm, isWebAddress } from './ways-to-pay.ts';

export const loadSettingsFx = endpointFx(getPaymentSettings);
export const loadBankDetailsFx = endpointFx(bankTransferDetails);
export const sendFirstReceiptFx = endpointFx(initiateBankTransfer);

const intentFx = endpointFx(createPaymentIntent, { toastsErrors: true });
const paypalFx = endpointFx(paypal, { toastsErrors: true });
const flutterwaveFx = endpointFx(flutterwave, { toastsErrors: true });

/** The gateway's page of a payment; an answer without one is a failure. */
const pageOf = (address: string | null | undefined): string => {
  if (address && isWebAddress(address)) return address;
  throw toApiError('the back end named no page to pay on');
};

interface PaymentStart {
  gateway: Gateway;
  packageId: number;
  /** What the page showed. */
  price: number;
  /** The user has agreed to pay while another payment for the package is being checked. */
  paysTwice: boolean;
}

/** How the page of a payment is got from each call that starts one. */
const pages: Record<
  ReturnType<typeof gatewayRow>['call'],
  (request: { package_id: number; agreed_price: number; unless_reviewed?: number }) => Promise<string>
> = {
  'create-payment-intent': async (request) => {
    const { data } = await intentFx({ ...request, platform_type: 'web', hosted_page: 1 });
    return pageOf(data.payment_intent.redirect_url);
  },
  paypal: async (request) => pageOf(addressOfForm(await paypalFx(request))),
  flutterwave: async (request) => pageOf((await flutterwaveFx(request)).data.data.link),
};

/** Starts a payment, or goes on with the one that is open; done with the gateway's page. */
export const startPaymentFx = createEffect<PaymentStart, string, ApiError>(
  ({ gateway, packageId, price, paysTwice }) =>
    pages[gatewayRow(gateway).call]({
      package_id: packageId,
      agreed_price: price,
      ...(paysTwice ? {} : { unless_reviewed: 1 }),
    }),
);

/** Leaves the site for the gateway's page. */
export const openPageFx = createEffect((address: string) => window.location.assign(address));
