import { gateways, gatewayTable, type Gateway, type PaymentSetting } from '@lintel/api-contract';

/** Ways to pay that are on: at most one gateway, and bank transfer beside it. */
export interface WaysToPay {
  gateway: Gateway | null;
  bank: boolean;
}

export function waysToPay(settings: readonly PaymentSetting[]): WaysToPay {
  const isOn = (type: string) => settings.some((row) => row.type === type && row.data === '1');
  return {
    // In the order in which the back end chooses one.
    gateway: gateways.find((gateway) => isOn(gatewayTable[gateway].setting)) ?? null,
    bank: isOn('bank_transfer_status'),
  };
}

/** The address in PayPal's form, with what the form would send; null where the page has no such form. */
export function addressOfForm(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form[name="paypal_auto_form"]');
  const action = form?.getAttribute('action');
  if (!form || !action) return null;
  const url = new URL(action, window.location.href);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name]'))
    url.searchParams.append(input.name, input.value);
  return url.href;
}

/** Only pages of the web are opened. */
export const isWebAddress = (address: string): boolean => {
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  return protocol === 'https:' || protocol === 'http:';
};
