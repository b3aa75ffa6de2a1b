import { tokens } from '@lintel/ui';
import {
  FormCheckboxGroup,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $facts, categories } from '#property-form/form/property-form.model.ts';
import { Step } from '#property-form/form/property-step.tsx';
import { keyOf } from '#property-form/form/property-values.ts';
import type { CategoryFact } from '#property-form/form/property.schema.ts';
import { FactFile } from './fact-file.tsx';

/** The category, and what its listings state. */
export default function FactsStep() {
  const { t } = useTranslation('mfe-listings');
  const { answer, facts } = useUnit({ answer: categories.$data, facts: $facts });
  const labels = {
    category: t('form.facts.category'),
    ...Object.fromEntries(
      facts.map((fact) => [
        `${fact.type_of_parameter === 'file' ? 'factFiles' : 'facts'}.${keyOf(fact.id)}`,
        nameOf(fact),
      ]),
    ),
  };
  return (
    <Step step="facts" labels={labels}>
      <FormSelect
        name="category"
        label={labels.category}
        options={[
          { value: '', label: t('form.facts.choose') },
          ...(answer?.data ?? []).map(({ id, category }) => ({ value: String(id), label: category })),
        ]}
      />
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <FactField key={fact.id} fact={fact} />
          ))}
        </Facts>
      )}
    </Step>
  );
}

const nameOf = ({ name, translated_name: translated }: CategoryFact) => translated ?? name;

function optionsOf({ type_values: values, translated_type_values: translated }: CategoryFact) {
  return (Array.isArray(values) ? values : []).map((value, index) => ({
    value,
    label: translated?.[index] ?? value,
  }));
}

/** One fact, by its type. */
function FactField({ fact }: { fact: CategoryFact }) {
  const { t } = useTranslation('mfe-listings');
  const name = `facts.${keyOf(fact.id)}`;
  const frame = { name, label: nameOf(fact), optional: fact.is_required !== 1 };
  const none = { value: '', label: t('form.facts.none') };
  switch (fact.type_of_parameter) {
    case 'number':
      return <FormNumberField {...frame} grouping={fact.quantity !== 'year'} />;
    case 'textarea':
      return <FormTextArea {...frame} />;
    case 'dropdown':
      return <FormSelect {...frame} options={[none, ...optionsOf(fact)]} />;
    case 'radiobutton':
      return <FormRadioGroup {...frame} options={[...(frame.optional ? [none] : []), ...optionsOf(fact)]} />;
    case 'checkbox':
      return <FormCheckboxGroup {...frame} options={optionsOf(fact)} />;
    case 'file':
      return <FactFile factKey={keyOf(fact.id)} label={frame.label} optional={frame.optional} />;
    default:
      return <FormTextField {...frame} />;
  }
}

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${tokens.space[5]} ${tokens.space[4]};
`;
