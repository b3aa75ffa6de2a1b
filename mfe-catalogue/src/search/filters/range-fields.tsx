import { NumberField, tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { useDraft } from '#common/search/use-draft.ts';

interface Range {
  min: number | undefined;
  max: number | undefined;
}

interface Props extends Range {
  /** What is limited, with its unit. */
  legend: string;
  onChange(range: Range): void;
  /** Stands above the fields. */
  children?: ReactNode;
}

/** Lowest and highest value, free numbers without steps. Applies when the user leaves a field or presses Enter. */
export function RangeFields({ legend, min, max, onChange, children }: Props) {
  const { t } = useDeferredTranslation();
  const commit = (range: Range) => onChange(ordered(range));
  return (
    <Group>
      <legend>{legend}</legend>
      {children && <Above>{children}</Above>}
      <Edge label={t('search.filters.min')} value={min} onCommit={(value) => commit({ min: value, max })} />
      <Edge label={t('search.filters.max')} value={max} onCommit={(value) => commit({ min, max: value })} />
    </Group>
  );
}

/** From 500 to 200 means from 200 to 500. */
const ordered = ({ min, max }: Range): Range =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };

interface EdgeProps {
  label: string;
  value: number | undefined;
  onCommit(value: number | undefined): void;
}

function Edge({ label, value, onCommit }: EdgeProps) {
  const [draft, setDraft] = useDraft(value);
  const commit = () => {
    const next = draft && draft > 0 ? draft : undefined;
    // A number that limits nothing does not stay as if it did.
    if (next !== draft) setDraft(next);
    if (next !== value) onCommit(next);
  };
  return (
    <NumberField
      label={label}
      value={draft}
      onValue={setDraft}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}

const Above = styled.div`
  grid-column: 1 / -1;
`;
const Group = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${tokens.space[1]};
    padding: 0;
    font: ${tokens.font.smallStrong};
  }
  label {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
