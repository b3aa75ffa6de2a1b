import type { NavigationEntry } from '@lintel/contract';
import { Dialog, Icon, iconByName, LiveRegion } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useNavigate } from 'react-router-dom';
import { groups, type PaletteEntry } from './entries.ts';
import { paletteClosed } from './palette-open.ts';
import { $hasFailed, $text, addressChosen, textChanged } from './palette.model.ts';
import { $typedAhead } from './typed-ahead.tsx';
import { useEntries } from './use-entries.ts';
import { Field, Heading, Line, List, Note } from './palette.styles.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

export interface PaletteProps {
  /** Pages that the manifests name. */
  navigation: readonly NavigationEntry[];
}

/** Goes to any page, place or home, or does something, by a few letters: a combobox in a dialog after the ARIA guide. */
export default function Palette({ navigation }: PaletteProps) {
  const { t } = useDeferredTranslation();
  const { text, typedAhead, hasFailed, change, close, choose } = useUnit({
    text: $text,
    typedAhead: $typedAhead,
    hasFailed: $hasFailed,
    change: textChanged,
    close: paletteClosed,
    choose: addressChosen,
  });
  const navigate = useNavigate();
  const entries = useEntries(navigation);
  /** Key of the entry that the user has moved to: others may arrive before it. Without it the first is active. */
  const [moved, setMoved] = useState<string>();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const current = Math.max(
    0,
    entries.findIndex(({ key }) => key === moved),
  );
  const active = entries[current];
  const idOf = (entry: PaletteEntry) => `${listId}-${entries.indexOf(entry)}`;
  const activeId = active && idOf(active);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (typedAhead) change(typedAhead);
  }, [typedAhead, change]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function take({ to, act, label, icon }: PaletteEntry) {
    close();
    if (to !== undefined) {
      choose({ to, label, icon });
      void navigate(to);
    } else act?.();
  }
  function press(event: KeyboardEvent) {
    // An input method that is composing owns its keys.
    if (event.nativeEvent.isComposing) return;
    const last = entries.length - 1;
    const next = {
      ArrowDown: current === last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: Math.min(current + 8, last),
      PageUp: Math.max(current - 8, 0),
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setMoved(entries[next]?.key);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    }
  }

  return (
    <Dialog title={t('palette.title')} kind="sheet" onClose={() => close()}>
      <Field
        ref={field}
        role="combobox"
        type="text"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={t('palette.field')}
        placeholder={t('palette.field')}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        value={text}
        onChange={({ target }) => {
          change(target.value);
          setMoved(undefined);
        }}
        onKeyDown={press}
      />
      {hasFailed && <Note>{t('palette.failed')}</Note>}
      {entries.length === 0 && <Note>{t('palette.none', { text })}</Note>}
      <List id={listId} role="listbox" aria-label={t('palette.title')}>
        {groups
          .map((group) => ({ group, members: entries.filter((entry) => entry.group === group) }))
          .filter(({ members }) => members.length > 0)
          .map(({ group, members }) => (
            <div key={group} role="group" aria-label={t(`palette.groups.${group}`)}>
              <Heading aria-hidden>{t(`palette.groups.${group}`)}</Heading>
              {members.map((entry) => (
                <Option
                  key={entry.key}
                  id={idOf(entry)}
                  entry={entry}
                  isActive={entry === active}
                  onChoose={() => take(entry)}
                />
              ))}
            </div>
          ))}
      </List>
      <LiveRegion>
        {text.trim() === '' ? t('palette.hint') : t('palette.results', { count: entries.length })}
      </LiveRegion>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onChoose(): void;
}

/** The focus stays in the field, whose `aria-activedescendant` names the active option. */
function Option({ id, entry, isActive, onChoose }: OptionProps) {
  return (
    <Line
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // Pressing must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={({ key }) => key === 'Enter' && onChoose()}
    >
      <Icon shape={iconByName(entry.icon)} size={20} />
      <bdi>{entry.label}</bdi>
      {entry.detail && <small dir="auto">{entry.detail}</small>}
    </Line>
  );
}
