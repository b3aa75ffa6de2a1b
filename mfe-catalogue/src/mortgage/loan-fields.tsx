import { useCurrency } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { SliderField } from '#common/slider-field.tsx';
import { downPercent, limits, withDown, withDownPercent, withPrice, type Inputs } from './mortgage-inputs.ts';

interface Props {
  inputs: Inputs;
  onChange(inputs: Inputs): void;
}

/** Ends of the sliders; the fields beside them take more. */
const usual = { price: 2_000_000, rate: 12, years: 40, extra: 5000 } as const;

/** Price, down payment as amount and percent that edit each other, rate, years, and what is paid on top. */
export function LoanFields({ inputs, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { symbol } = useCurrency();
  const set = (part: Partial<Inputs>) => onChange({ ...inputs, ...part });
  return (
    <Fields aria-label={t('mortgage.inputs')}>
      <SliderField
        label={t('mortgage.price', { currency: symbol })}
        value={inputs.price}
        min={0}
        max={usual.price}
        limit={limits.price}
        step={5000}
        onValue={(price) => onChange(withPrice(inputs, price))}
      />
      <Pair>
        <SliderField
          label={t('mortgage.down', { currency: symbol })}
          value={inputs.down}
          min={0}
          max={inputs.price}
          step={1000}
          onValue={(down) => onChange(withDown(inputs, down))}
        />
        <SliderField
          label={t('mortgage.downPercent')}
          value={downPercent(inputs)}
          min={0}
          max={100}
          step={1}
          onValue={(percent) => onChange(withDownPercent(inputs, percent))}
        />
      </Pair>
      <Pair>
        <SliderField
          label={t('mortgage.rate')}
          value={inputs.rate}
          min={0}
          max={usual.rate}
          limit={limits.rate}
          step={0.05}
          onValue={(rate) => set({ rate: Math.round(rate * 1000) / 1000 })}
        />
        <SliderField
          label={t('mortgage.years')}
          value={inputs.years}
          min={1}
          max={usual.years}
          limit={limits.years}
          step={1}
          onValue={(years) => set({ years: Math.round(years) })}
        />
      </Pair>
      <SliderField
        label={t('mortgage.extra', { currency: symbol })}
        hint={t('mortgage.extraHint')}
        value={inputs.extra}
        min={0}
        max={usual.extra}
        limit={limits.price}
        step={50}
        onValue={(extra) => set({ extra })}
      />
    </Fields>
  );
}

const Fields = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${tokens.space[5]};
`;
