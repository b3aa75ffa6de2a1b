import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { LiveRegion } from '../feedback/live-region.tsx';
import { Combobox, type ComboboxOption } from '../inputs/combobox.tsx';
import type { FieldFrame } from '../inputs/field.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import { folded } from '../values/folded.ts';
import { SelectedChips } from './selected-chips.tsx';

export interface MultiSelectProps extends FieldFrame {
  id?: string | undefined;
  options: readonly ComboboxOption[];
  /** Ids of what is chosen, in the order in which it was chosen. */
  values: readonly string[];
  onValues(values: string[]): void;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** Several of a long list: type to find, Enter chooses; what is chosen stands below the field and can be taken away. */
export function MultiSelect({ options, values, onValues, ...props }: MultiSelectProps) {
  const { t } = useUiTexts();
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const found = options.filter(
    ({ id, label, detail = '' }) =>
      !values.includes(id) && folded(`${label} ${detail}`).includes(folded(text.trim())),
  );
  const chosen = values.flatMap((value) => options.find(({ id }) => id === value) ?? []);
  const nameOf = (id: string) => options.find((option) => option.id === id)?.label ?? id;

  const remove = (removed: string) => {
    onValues(values.filter((value) => value !== removed));
    setNotice(t('several.removed', { name: nameOf(removed) }));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const last = values.at(-1);
    if (key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };

  return (
    <Box>
      <Combobox
        {...props}
        value={text}
        onValue={setText}
        groups={[{ label: t('several.options', { count: found.length }), options: found }]}
        onChoose={({ id, label }) => {
          onValues([...values, id]);
          setText('');
          setNotice(t('several.chosen', { name: label, count: values.length + 1 }));
        }}
        onBlur={() => {
          setText('');
          props.onBlur?.();
        }}
        resultsText={(count) => t('several.options', { count })}
        onKeyDown={onKeyDown}
      />
      <SelectedChips label={props.label} items={chosen} onRemove={remove} />
      <LiveRegion>{notice}</LiveRegion>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`;
