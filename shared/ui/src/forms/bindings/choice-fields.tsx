import { CheckboxGroup, type CheckboxGroupProps } from '../../choices/checkbox-group.tsx';
import { MultiSelect, type MultiSelectProps } from '../../choices/multi-select.tsx';
import { RadioCards, type RadioCardsProps } from '../../choices/radio-cards.tsx';
import { RadioGroup, type RadioGroupProps } from '../../choices/radio-group.tsx';
import { TagInput, type TagInputProps } from '../../choices/tag-input.tsx';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../../inputs/combobox.tsx';
import { SegmentedControl, type SegmentedControlProps } from '../../inputs/segmented-control.tsx';
import { useBoundField, type Bound } from '../bound-field.ts';

export function FormRadioGroup<const Value extends string>({
  name,
  ...props
}: Bound<RadioGroupProps<Value>>) {
  const { value, onValue, frame } = useBoundField<Value | undefined>(name, props.label);
  return (
    <RadioGroup<Value> {...(props as RadioGroupProps<Value>)} {...frame} value={value} onValue={onValue} />
  );
}

export function FormRadioCards<const Value extends string>({
  name,
  ...props
}: Bound<RadioCardsProps<Value>>) {
  const { value, onValue, frame } = useBoundField<Value | undefined>(name, props.label);
  return (
    <RadioCards<Value> {...(props as RadioCardsProps<Value>)} {...frame} value={value} onValue={onValue} />
  );
}

/** One of a few that are in view; the form has a value from the beginning. */
export function FormSegmentedControl<const Value extends string>({
  name,
  ...props
}: Bound<SegmentedControlProps<Value>>) {
  const { value, onValue } = useBoundField<Value>(name, props.label);
  return (
    <SegmentedControl<Value> {...(props as SegmentedControlProps<Value>)} value={value!} onValue={onValue} />
  );
}

export function FormCheckboxGroup<const Value extends string>({
  name,
  ...props
}: Bound<CheckboxGroupProps<Value>, 'values' | 'onValues'>) {
  const { value, onValue, frame } = useBoundField<Value[]>(name, props.label);
  return (
    <CheckboxGroup<Value>
      {...(props as unknown as CheckboxGroupProps<Value>)}
      {...frame}
      values={value ?? []}
      onValues={onValue}
    />
  );
}

export function FormMultiSelect({ name, ...props }: Bound<MultiSelectProps, 'values' | 'onValues'>) {
  const { value, onValue, frame } = useBoundField<string[]>(name, props.label);
  return <MultiSelect {...props} {...frame} values={value ?? []} onValues={onValue} />;
}

export function FormTagInput({ name, ...props }: Bound<TagInputProps, 'values' | 'onValues'>) {
  const { value, onValue, frame } = useBoundField<string[]>(name, props.label);
  return <TagInput {...props} {...frame} values={value ?? []} onValues={onValue} />;
}

/** The form keeps the text; what choosing a suggestion means is the page's. */
export function FormCombobox<Option extends ComboboxOption>({
  name,
  ...props
}: Bound<ComboboxProps<Option>>) {
  const { value, onValue, frame } = useBoundField<string>(name, props.label);
  return (
    <Combobox<Option>
      {...(props as unknown as ComboboxProps<Option>)}
      {...frame}
      name={name}
      value={value ?? ''}
      onValue={onValue}
    />
  );
}
