import { tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { Fragment } from 'react';
import styled from 'styled-components';
import { $soughtWords } from './finding.model.ts';
import { marked } from './marked.ts';

/** A text in which the words stand out that are searched for. */
export function MarkedText({ text }: { text: string }) {
  const { words } = useUnit({ words: $soughtWords });
  return marked(text, words).map(({ at, text: part, isFound }) =>
    isFound ? <Mark key={at}>{part}</Mark> : <Fragment key={at}>{part}</Fragment>,
  );
}

const Mark = styled.mark`
  border-radius: 2px;
  background: ${tokens.color.warning.fill};
  color: ${tokens.color.warning.text};
`;
