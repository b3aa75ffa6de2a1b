import { useId } from 'react';
import styled from 'styled-components';
import { TextLink } from '../actions/link.tsx';
import { Badge } from '../display/badge.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';

/** `problem`: it was completed, and something in it is not accepted. */
export type TaskState = 'completed' | 'inProgress' | 'notStarted' | 'cannotStart' | 'problem';

export interface Task {
  key: string;
  title: string;
  /** What belongs to it, or why it cannot start yet. */
  hint?: string;
  state: TaskState;
  /** Its page. */
  to: string;
}

export interface TaskListProps {
  /** Accessible name of the list. */
  label: string;
  tasks: readonly Task[];
}

const tones = {
  completed: 'success',
  inProgress: 'info',
  notStarted: 'neutral',
  cannotStart: 'neutral',
  problem: 'danger',
} as const;

/** Parts of a long form, each with its state; the user does them in any order that their states allow. */
export function TaskList({ label, tasks }: TaskListProps) {
  const { t } = useUiTexts();
  const id = useId();
  return (
    <List aria-label={label}>
      {tasks.map(({ key, title, hint, state, to }) => {
        const describedBy = `${hint ? `${id}-${key}-hint ` : ''}${id}-${key}-state`;
        return (
          <li key={key}>
            <div>
              {state === 'cannotStart' ? (
                <span>{title}</span>
              ) : (
                <TextLink to={to} aria-describedby={describedBy}>
                  {title}
                </TextLink>
              )}
              {hint && <small id={`${id}-${key}-hint`}>{hint}</small>}
            </div>
            <span id={`${id}-${key}-state`}>
              <Badge tone={tones[state]}>{t(`tasks.${state}`)}</Badge>
            </span>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  inline-size: 100%;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[1]} ${tokens.space[3]};
    min-block-size: ${tokens.size.touch};
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  li:first-child {
    border-block-start: 1px solid ${tokens.color.border.hairline};
  }
  /* The state has a line of its own where the longest word beside it leaves no room. */
  li > div {
    flex: 1 0 min-content;
  }
  /* Only where a word has no room. */
  li > span > span {
    white-space: normal;
  }
  div > span {
    color: ${tokens.color.text.muted};
  }
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
