import { Button, Checkbox, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { parameters } from './search.model.ts';
import { useOptionCounts } from './use-option-counts.ts';

/** Shown before "show more". */
const FIRST = 6;

interface Props {
  /** Ids of facts. */
  chosen: readonly number[];
  onChange(ids: number[]): void;
}

/** Facts that a listing must state; any of the chosen ones is enough. Nothing until the facts are known. */
export function FactsFilter({ chosen, onChange }: Props) {
  const { t } = useLaterTexts();
  const { t: common } = useTranslation();
  const [all, setAll] = useState(false);
  const counts = useOptionCounts();
  const { known } = useUnit({ known: parameters.$data });
  const facts = known?.data ?? [];
  if (facts.length === 0) return null;
  const shown = facts.filter(({ id }, index) => all || index < FIRST || chosen.includes(id));
  return (
    <Group>
      <legend>{t('search.filters.facts')}</legend>
      {shown.map(({ id, name, translated_name: said = name }) => (
        <Checkbox
          key={id}
          label={counts.of('parameters', id, said)}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
      {shown.length < facts.length && (
        <Button tone="quiet" size="small" onClick={() => setAll(true)}>
          {common('actions.showMore')}
        </Button>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font: ${tokens.font.smallStrong};
  }
`;
