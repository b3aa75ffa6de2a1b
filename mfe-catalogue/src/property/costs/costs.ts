import { type PropertyDetail, monthlyPayment, toCents } from '@lintel/api-contract';
import { valueText } from '#common/listing/attributes.ts';

/** What the sum rests on; users can change it in the calculator. */
export const assumptions = { downPercent: 20, rate: 4.5, years: 30 } as const;

export interface MonthlyCost {
  total: number;
  parts: { kind: 'interest' | 'repayment' | 'service'; amount: number }[];
}

/** A charge that the owner states in a month's money; facts are named by the administrator. */
function serviceCharge(parameters: PropertyDetail['parameters']): number {
  const stated = parameters.find(({ name }) => /service charge/i.test(name));
  const amount = Number((stated ? valueText(stated.value) : '').replaceAll(',', ''));
  return amount > 0 ? amount : 0;
}

type Home = Pick<PropertyDetail, 'price' | 'property_type' | 'parameters'>;

/** What a home for sale costs in its first month with a usual loan; nothing for others and for prices on request. */
export function monthlyCost({ price, property_type: deal, parameters }: Home): MonthlyCost | undefined {
  if (deal !== 'sell' || price <= 0) return undefined;
  const { downPercent, rate, years } = assumptions;
  const loan = { principal: price * (1 - downPercent / 100), rate, years };
  const interest = toCents((loan.principal * rate) / 1200);
  const service = serviceCharge(parameters);
  const payment = monthlyPayment(loan);
  const parts: MonthlyCost['parts'] = [
    { kind: 'interest', amount: interest },
    { kind: 'repayment', amount: payment - interest },
    { kind: 'service', amount: service },
  ];
  return { total: payment + service, parts: parts.filter(({ amount }) => amount > 0) };
}
