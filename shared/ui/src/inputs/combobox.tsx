import { useEffect, useId, useRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { tokens } from '../tokens/tokens.ts';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import { TextControl } from './text-field.tsx';
import { useAboveDialog } from './use-above-dialog.ts';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A few words more, e.g. where it is. */
  detail?: string | undefined;
}
export interface ComboboxGroup<Option extends ComboboxOption> {
  /** Heading above its options. */
  label: string;
  options: readonly Option[];
}

export type ComboboxProps<Option extends ComboboxOption> = FieldFrame &
  Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'list' | 'role'> & {
    value: string;
    onValue(value: string): void;
    /** What is offered for the value; the caller finds it. Nothing is offered while it is empty. */
    groups: readonly ComboboxGroup<Option>[];
    /** The user has chosen one of them. The value stays as it is until the caller changes it. */
    onChoose(option: Option): void;
    /** A line above the options, e.g. that the text was understood differently. */
    note?: string | undefined;
    /** How many options are shown, as a sentence for screen readers; announced whenever the number changes. */
    resultsText(count: number): string;
  };

/**
 * A line of text with suggestions below it (ARIA Authoring Practices: combobox, list autocomplete with manual selection).
 * Arrow keys walk through the options, Enter chooses one or, without one, submits the form and closes the list, also for
 * options that come later; Escape closes the list.
 */
export function Combobox<Option extends ComboboxOption>({
  value,
  onValue,
  groups,
  onChoose,
  note,
  resultsText,
  ...props
}: ComboboxProps<Option>) {
  const { frame, native } = splitFrame(props);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  /** Id of the active option: others may arrive before it. Undefined while the text itself is active. */
  const [active, setActive] = useState<Option['id']>();
  const options = groups.flatMap((group) => group.options);
  const shows = isOpen && options.length > 0;
  const at = active === undefined ? -1 : options.findIndex(({ id }) => id === active);
  const current = shows ? options[at] : undefined;
  const list = useRef<HTMLDivElement>(null);
  useAboveDialog(list, shows);
  const optionId = (option: Option) => `${listId}-${option.id}`;
  const currentId = current && optionId(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const choose = (option: Option) => {
    setOpen(false);
    setActive(undefined);
    onChoose(option);
  };
  const move = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    setOpen(true);
    // From -1, the text itself, through the options and around.
    setActive(options[((at + 1 + step + (options.length + 1)) % (options.length + 1)) - 1]?.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    // While a word is being composed the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter') {
      if (!current) return setOpen(false);
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && shows) {
      event.preventDefault();
      setOpen(false);
      setActive(undefined);
    }
  };

  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <Box>
          <TextControl
            dir="auto"
            type="text"
            autoComplete="off"
            {...native}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shows}
            aria-controls={listId}
            aria-activedescendant={currentId}
            value={value}
            onChange={({ target }) => {
              setOpen(true);
              setActive(undefined);
              onValue(target.value);
            }}
            onFocus={(event) => {
              native.onFocus?.(event);
              setOpen(true);
            }}
            onBlur={(event) => {
              native.onBlur?.(event);
              setOpen(false);
              setActive(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <List ref={list} id={listId} role="listbox" aria-label={frame.label} hidden={!shows}>
            {shows && note && <Note role="none">{note}</Note>}
            {shows &&
              groups
                .filter((group) => group.options.length > 0)
                .map((group) => (
                  <div key={group.label} role="group" aria-label={group.label}>
                    <Heading aria-hidden>{group.label}</Heading>
                    {group.options.map((option) => (
                      <Choice
                        key={option.id}
                        id={optionId(option)}
                        role="option"
                        aria-selected={option === current}
                        // The field keeps the focus; leaving it would close the list before the press ends.
                        onPointerDown={(event) => event.preventDefault()}
                        onClick={() => choose(option)}
                      >
                        <bdi>{option.label}</bdi>
                        {option.detail && (
                          <small>
                            <bdi>{option.detail}</bdi>
                          </small>
                        )}
                      </Choice>
                    ))}
                  </div>
                ))}
          </List>
          {/* Without the role `status`: the results of the page have it. */}
          <VisuallyHidden aria-live="polite">{shows && resultsText(options.length)}</VisuallyHidden>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;
const List = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${tokens.space[1]});
  inset-inline: 0;
  z-index: ${tokens.layer.popover};
  max-block-size: min(420px, 60dvh);
  margin: 0;
  padding: ${tokens.space[2]};
  overflow: auto;
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  color: ${tokens.color.text.default};
  box-shadow: ${tokens.shadow.popover};
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Heading = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[1]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.smallStrong};
`;
const Note = styled.div`
  padding: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space[2]};
  min-block-size: ${tokens.size.touch};
  align-content: center;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: ${tokens.color.surface.sunken};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${tokens.color.focus.outer};
    outline-offset: -2px;
  }
`;
