import { useNavigate } from 'react-router-dom';
import { formAddress, useFormPlace } from './form-address.ts';
import type { OpenForm } from '#common/form-sending/open-form.ts';

/** Addresses of the steps of the form on screen. A new form carries the name of its draft. */
export function useStepAddresses({ id, listing }: Pick<OpenForm<object>, 'id' | 'listing'>) {
  const place = { ...useFormPlace(), draft: listing === null ? id : null };
  return {
    listAddress: formAddress({ ...place, step: null }),
    addressOf: (step: string, field?: string) => formAddress({ ...place, step }, field),
  };
}

/** Leads from a step to the next one, and from the last to the check. */
export function useNextStep(
  order: readonly string[],
  form: Pick<OpenForm<{ finished: readonly string[] }>, 'id' | 'listing' | 'values'>,
  onFinished: (change: { finished: readonly string[] }) => void,
): (step: string) => void {
  const navigate = useNavigate();
  const { addressOf } = useStepAddresses(form);
  const { finished } = form.values;
  return (step) => {
    if (!finished.includes(step)) onFinished({ finished: [...finished, step] });
    void navigate(addressOf(order[order.indexOf(step) + 1] ?? 'check'));
  };
}
