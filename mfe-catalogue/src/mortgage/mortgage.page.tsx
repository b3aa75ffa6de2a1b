import { scheduleOf } from '@lintel/api-contract';
import { useShell } from '@lintel/remote-kit';
import { media, PageBody, tokens } from '@lintel/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { addresses } from '#common/addresses.ts';
import { totalsOf } from '#common/mortgage.ts';
import { useSettledAddress } from '#common/layout/use-settled-address.ts';
import { LoanFields } from './loan-fields.tsx';
import { LoanResult, MonthlyBar } from './loan-result.tsx';
import { LoanSchedule } from './loan-schedule.tsx';
import { MortgageGate } from './mortgage.model.ts';
import { loanOf, readInputs, writeInputs, type Inputs } from './mortgage-inputs.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/mortgage-calculator?price=`: what a loan costs a month and in all. */
export default function MortgagePage() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  useEffect(
    () => describePage({ title: t('mortgage.title'), description: t('mortgage.lead') }),
    [describePage, t],
  );
  const { inputs, change, first } = useInputs();
  const loan = loanOf(inputs);
  const months = scheduleOf(loan);
  const totals = totalsOf(loan, months);
  return (
    <PageBody title={t('mortgage.title')} lead={t('mortgage.lead')}>
      <MortgageGate {...first} />
      <Split>
        <div>
          <LoanFields inputs={inputs} onChange={change} />
          <MonthlyBar loan={loan} totals={totals} />
        </div>
        <LoanResult loan={loan} totals={totals} plain={totalsOf({ ...loan, extra: 0 })} />
      </Split>
      <LoanSchedule months={months} />
    </PageBody>
  );
}

/** The query of the address, edited here and written back when the user pauses. */
function useInputs() {
  const { search } = useLocation();
  const [inputs, setInputs] = useState<Inputs>(() => readInputs(search));
  const [first] = useState(() => askable(inputs));
  const [isEdited, setEdited] = useState(false);
  useSettledAddress(isEdited ? `${addresses.mortgage}?${writeInputs(inputs)}` : null);
  const change = (next: Inputs) => {
    setEdited(true);
    setInputs(next);
  };
  return { inputs, change, first };
}

/** The call refuses a loan of nothing; whether details may be shown does not depend on the figures. */
const askable = ({ price, down, rate, years }: Inputs) => ({
  price: price || 1,
  down: down < price ? down : 0,
  rate,
  years,
});

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.space[10]};
    align-items: start;
  }
`;
