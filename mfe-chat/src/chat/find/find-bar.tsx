import { errorText, formatCount, useLocale } from '@lintel/i18n';
import {
  Button,
  chevronDownIcon,
  closeIcon,
  IconButton,
  LiveRegion,
  SearchField,
  Spinner,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $findError, $hits, $isSearching, findRetried, stepped, wordsChanged } from './find.model.ts';
import { $soughtWords } from './finding.model.ts';
import { upIcon } from '#common/shapes.ts';

/** Milliseconds after the last key before the words count. */
const PAUSE_MS = 250;

/** Searches inside of the open conversation: Enter goes to the next older place, Shift and Enter to the next newer one. */
export default function FindBar({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('mfe-chat');
  const { t: errors } = useTranslation('errors');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { hits, error, isSearching, sought, change, step, retry } = useUnit({
    hits: $hits,
    error: $findError,
    isSearching: $isSearching,
    sought: $soughtWords,
    change: wordsChanged,
    step: stepped,
    retry: findRetried,
  });
  const [text, setText] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => change(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, change]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (text.trim() === sought) step(event.shiftKey ? -1 : 1);
      else change(text);
    }
  }
  const count = (number: number) => formatCount(number, locale);
  const words = error
    ? errorText(errors, error)
    : hits === null
      ? ''
      : hits.total === 0
        ? t('find.nothing')
        : t('find.place', { place: count(hits.at + 1), total: count(hits.total) });
  const canStep = hits !== null && hits.total > 1;
  return (
    <Bar ref={bar} role="search" aria-label={t('find.label')} onKeyDown={onKeyDown}>
      <SearchField
        label={t('find.label')}
        hideLabel
        placeholder={t('find.label')}
        maxLength={100}
        value={text}
        onValue={setText}
      />
      <span data-part="count">{isSearching ? <Spinner size={20} /> : words}</span>
      <LiveRegion>{isSearching ? '' : words}</LiveRegion>
      {error && (
        <Button size="small" tone="secondary" onClick={() => retry()}>
          {common('actions.retry')}
        </Button>
      )}
      <IconButton shape={upIcon} label={t('find.older')} disabled={!canStep} onClick={() => step(1)} />
      <IconButton
        shape={chevronDownIcon}
        label={t('find.newer')}
        disabled={!canStep}
        onClick={() => step(-1)}
      />
      <IconButton shape={closeIcon} label={t('find.close')} onClick={() => onClose()} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  > :first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
  [data-part='count'] {
    padding-inline: ${tokens.space[2]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
