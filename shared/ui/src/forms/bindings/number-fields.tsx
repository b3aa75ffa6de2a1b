import { NumberField, type NumberFieldProps } from '../../inputs/number-field.tsx';
import { MoneyField, type MoneyFieldProps } from '../../values/money-field.tsx';
import type { Bound } from '../bound-field.ts';
import { useNumberField } from './use-number-field.ts';

export function FormNumberField({ name, ...props }: Bound<NumberFieldProps, 'onUnreadable'>) {
  return <NumberField {...props} {...useNumberField(name, props.label)} />;
}

export function FormMoneyField({ name, ...props }: Bound<MoneyFieldProps, 'onUnreadable'>) {
  return <MoneyField {...props} {...useNumberField(name, props.label)} />;
}
