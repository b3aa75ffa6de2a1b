import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { isRightToLeft } from './reading-direction.ts';

export interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  /** Content of the panel. */
  panel: ReactNode;
}

export interface TabsProps<Key extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Key>[];
  active: NoInfer<Key>;
  onActive: (key: NoInfer<Key>) => void;
}

/** Panels of which one is shown. Arrow keys move in reading direction and show the panel at once. */
export function Tabs<const Key extends string>({ label, tabs, active, onActive }: TabsProps<Key>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ key }) => key === active) ?? tabs[0];

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const isRtl = isRightToLeft(event.currentTarget);
    const at = tabs.findIndex(({ key }) => key === shown?.key);
    const steps: Record<string, number> = {
      ArrowRight: at + (isRtl ? -1 : 1),
      ArrowLeft: at + (isRtl ? 1 : -1),
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs.at(step % tabs.length)!;
    onActive(next.key);
    row.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  }
  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-key={key}
            aria-selected={key === shown?.key}
            aria-controls={`${id}-panel`}
            tabIndex={key === shown?.key ? 0 : -1}
            onClick={() => onActive(key)}
          >
            {text}
          </button>
        ))}
      </Row>
      <PanelBox role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown?.key}`} tabIndex={0}>
        {shown?.panel}
      </PanelBox>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  overflow-x: auto;
  button {
    min-block-size: ${tokens.size.touch};
    padding: 8px ${tokens.space[4]};
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.smallStrong};
    white-space: nowrap;
    cursor: pointer;
    &[aria-selected='true'] {
      border-color: ${tokens.color.action.default};
      color: ${tokens.color.text.default};
    }
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;
const PanelBox = styled.div`
  padding-block: ${tokens.space[5]};
`;
