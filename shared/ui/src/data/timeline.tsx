import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/frame-shapes.ts';
import { closeIcon } from '../icons/more-shapes.ts';
import { useUiTexts } from '../texts.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { Details, Dot, List } from './timeline.styles.ts';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface TimelineStep {
  key: string;
  title: string;
  state: StepState;
  /** When it happened, as people read it. */
  when?: string;
  /** More about it: a reason, what to do next. */
  children?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly TimelineStep[];
}

/** What happened to one thing, what happens now and what comes next, in the order of time. */
export function Timeline({ label, steps }: TimelineProps) {
  const { t } = useUiTexts();
  return (
    <List aria-label={label}>
      {steps.map(({ key, title, state, when, children }) => (
        <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Dot aria-hidden>
            {state === 'done' && <Icon shape={checkIcon} size={14} />}
            {state === 'failed' && <Icon shape={closeIcon} size={14} />}
          </Dot>
          <div>
            <b>{title}</b>
            <VisuallyHidden> {t(`timeline.${state}`)}</VisuallyHidden>
            {when && <small>{when}</small>}
            {children && <Details>{children}</Details>}
          </div>
        </li>
      ))}
    </List>
  );
}
