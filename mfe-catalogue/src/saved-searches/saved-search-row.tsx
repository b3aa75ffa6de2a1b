import type { SavedSearch } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { Button, Select, TextField, TextLink, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { searchAddress } from './search-address.ts';
import { $categories, searchChanged, searchDeleted } from './saved-searches.model.ts';

const frequencies = ['instant', 'daily', 'off'] as const;

/** One saved search: leads to its results; can be renamed, made quiet and deleted. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const [isRenaming, setRenaming] = useState(false);
  const { categories, change, remove } = useUnit({
    categories: $categories,
    change: searchChanged,
    remove: searchDeleted,
  });
  const { id, name, frequency } = search;
  return (
    <Row>
      {isRenaming ? (
        <Rename
          name={name}
          onName={(next) => {
            setRenaming(false);
            if (next && next !== name) change({ id, name: next, frequency });
          }}
        />
      ) : (
        <div>
          <h2>
            <TextLink to={paths.properties(searchAddress(search, categories))}>
              <bdi>{name}</bdi>
            </TextLink>
          </h2>
          <p>{t('savedSearches.since', { date: formatDate(search.created_at, { locale }) })}</p>
        </div>
      )}
      <Select
        label={t('savedSearches.alerts')}
        value={frequency}
        options={frequencies.map((value) => ({ value, label: t(`savedSearches.frequency.${value}`) }))}
        onChange={({ target }) => change({ id, name, frequency: target.value as SavedSearch['frequency'] })}
      />
      <Actions>
        {!isRenaming && (
          <Button tone="quiet" size="small" onClick={() => setRenaming(true)}>
            {t('savedSearches.rename')}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => remove(id)}>
          {common('actions.delete')}
        </Button>
      </Actions>
    </Row>
  );
}

const LONGEST = 80;

function Rename({ name, onName }: { name: string; onName(name: string): void }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const [draft, setDraft] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(draft.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextField
        label={t('savedSearches.name')}
        value={draft}
        maxLength={LONGEST}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" size="small">
        {common('actions.save')}
      </Button>
    </form>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 176px auto;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: end;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.raised};
  @media (max-width: 37.49em) {
    grid-template-columns: minmax(0, 1fr);
  }
  > div:first-child {
    align-self: center;
  }
  h2 {
    font: ${tokens.font.bodyStrong};
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  form {
    display: grid;
    gap: ${tokens.space[2]};
    justify-items: start;
    > :first-child {
      inline-size: 100%;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;
