import { getIn } from 'final-form';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { useFieldArray } from 'react-final-form-arrays';
import styled from 'styled-components';
import { Button } from '../../actions/button.tsx';
import { LiveRegion } from '../../feedback/live-region.tsx';
import { addIcon } from '../../icons/frame-shapes.ts';
import { FieldError } from '../../inputs/field.tsx';
import { useUiTexts } from '../../texts.ts';
import { tokens } from '../../tokens/tokens.ts';
import { fieldId } from '../bound-field.ts';
import { focusField } from '../focus-field.ts';
import { FormListItem } from './form-list-item.tsx';
import { errorOfList, flattenErrors } from '../form-paths.ts';
import { useMessageText } from '../use-field-error.ts';
import { useListKeys } from './use-list-keys.ts';

export interface FormListProps {
  /** Path of the list in the form's values, e.g. `plans`. */
  name: string;
  /** Name of an item by its number, e.g. "Floor plan 2". */
  itemName(number: number): string;
  addLabel: string;
  /** What a new item begins with. */
  newItem(): object;
  /** The fields of an item; `item` is its path, e.g. `plans[1]`. */
  children(item: string, index: number): ReactNode;
  /** The last item has to be right before another one is added. */
  fillFirst?: boolean;
  /** Stands in place of a list without items; takes the button that adds the first. */
  empty?(addButton: ReactNode): ReactNode;
  /** The most items. */
  limit?: number;
  /** Their order means something, so that they can be moved. */
  isOrdered?: boolean;
}

const subscription = {
  length: true,
  value: true,
  error: true,
  submitFailed: true,
  submitError: true,
  dirtySinceLastSubmit: true,
} as const;

/** A list of groups of fields: added, removed and moved; each change is announced. The form needs `mutators={arrayMutators}`. */
export function FormList(props: FormListProps) {
  const { name, itemName, addLabel, newItem, empty, children } = props;
  const { fillFirst = false, limit = Infinity, isOrdered = true } = props;
  const { t } = useUiTexts();
  const text = useMessageText();
  const form = useForm();
  const { fields, meta } = useFieldArray(name, { subscription });
  const length = fields.length ?? 0;
  const list = useListKeys(length);
  const items = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [notice, setNotice] = useState('');
  const [refusal, setRefusal] = useState('');
  const [newest, setNewest] = useState<number>();
  const [removals, setRemovals] = useState(0);

  useEffect(() => {
    const item = items.current?.querySelector(`[data-key="${newest}"]`);
    item?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [newest]);
  useEffect(() => {
    // Once the button is enabled again, since a full list has room now.
    if (removals > 0) addButton.current?.focus();
  }, [removals]);

  const add = () => {
    const last = `${name}[${length - 1}]`;
    const problems = flattenErrors(getIn(form.getState().errors ?? {}, last), last);
    if (fillFirst && problems.length > 0) {
      // A field that was left shows what is wrong.
      for (const [path] of problems) form.blur(path);
      setRefusal(t('formList.fillFirst', { item: itemName(length) }));
      focusField(problems[0]![0]);
      return;
    }
    setRefusal('');
    setNotice(t('formList.added', { item: itemName(length + 1) }));
    setNewest(list.add());
    fields.push(newItem());
  };
  const remove = (index: number) => {
    setRefusal('');
    setNotice(t('formList.removed', { item: itemName(index + 1) }));
    list.remove(index);
    fields.remove(index);
    setRemovals(removals + 1);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= length) return;
    setNotice(t('formList.moved', { item: itemName(from + 1), place: to + 1 }));
    list.move(from, to);
    fields.move(from, to);
  };

  const ownError = meta.submitFailed ? text(errorOfList(meta.error)) : undefined;
  const error = ownError ?? (meta.dirtySinceLastSubmit ? undefined : text(errorOfList(meta.submitError)));
  const addFurther = (
    <Button
      ref={addButton}
      id={fieldId(name)}
      tone="secondary"
      icon={addIcon}
      disabled={length >= limit}
      onClick={add}
    >
      {addLabel}
    </Button>
  );
  return (
    <Box>
      <Items ref={items}>
        {fields.map((item, index) => (
          <FormListItem
            key={list.keys[index]}
            itemKey={list.keys[index]}
            name={itemName(index + 1)}
            isFirst={index === 0}
            isLast={index === length - 1}
            onMove={isOrdered ? (by) => move(index, index + by) : undefined}
            onRemove={() => remove(index)}
          >
            {children(item, index)}
          </FormListItem>
        ))}
      </Items>
      {(refusal || error) && <FieldError role="alert">{refusal || error}</FieldError>}
      {empty && length === 0 ? empty(addFurther) : <span>{addFurther}</span>}
      <LiveRegion>{notice}</LiveRegion>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space[4]};
`;
const Items = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  padding: 0;
  list-style: none;
`;
