import { addressOfForm, isWebAddress, waysToPay } from './ways-to-pay.ts';

const rows = (values: Record<string, string>) =>
  Object.entries(values).map(([type, data]) => ({ type, data }));

describe('the way to pay', () => {
  it.each([
    [{}, { gateway: null, bank: false }],
    [
      { stripe_gateway: '0', bank_transfer_status: '1' },
      { gateway: null, bank: true },
    ],
    [
      { flutterwave_status: '1', paystack_gateway: '1' },
      { gateway: 'Paystack', bank: false },
    ],
    [
      { paypal_gateway: '1', bank_transfer_status: '1' },
      { gateway: 'Paypal', bank: true },
    ],
  ])('%j: %j', (settings, ways) => {
    expect(waysToPay(rows(settings))).toEqual(ways);
  });

  it('reads where PayPal’s form leads, with its fields', () => {
    const form = `<form name="paypal_auto_form" action="https://paypal.example/pay?step=2">
    <input type="hidden" name="token" value="a b&amp;c"></form>`;
    expect(addressOfForm(form)).toBe('https://paypal.example/pay?step=2&token=a+b%26c');
    expect(addressOfForm('<p>Sorry</p>')).toBeNull();
  });

  it('opens pages of the web alone', () => {
    expect(['https://a.example/x', 'http://localhost:1/'].every(isWebAddress)).toBe(true);
    // oxlint-disable-next-line no-script-url
    expect(['javascript:alert(1)', 'data:text/html,x', '/x', ''].some(isWebAddress)).toBe(false);
  });
});
