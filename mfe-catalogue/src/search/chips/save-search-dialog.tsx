import { formatList, useLocale } from '@lintel/i18n';
import type { SavedSearch } from '@lintel/api-contract';
import { paths, type StoredLocation } from '@lintel/contract';
import { useGate, useReadable, useShell } from '@lintel/remote-kit';
import { Badge, Button, Dialog, Select, TextField, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { editEnded, type EditedSearch } from '#common/saved/edited-search.ts';
import { keepSearch } from '#common/saved/visitor-searches.ts';
import { frequencies, LONGEST_NAME } from '#common/saved/saved-search.ts';
import { toSearchString } from '#common/search/filters/codec.ts';
import { noMap } from '#common/search/filters/map-query.ts';
import { toFilters } from '#common/search/filters/request.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { saveSearchFx } from './save-search.model.ts';

interface Props {
  query: SearchQuery;
  filters: readonly string[];
  isVisitor: boolean;
  /** The search whose filters the user has come to change. */
  edited: EditedSearch | null;
  onClose(): void;
}

/** Name and alerts of a search before it is saved, and what it asks for; one that is being changed is saved in its place. */
export default function SaveSearchDialog({ query, filters, isVisitor, edited, onClose }: Props) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { t: common } = useTranslation();
  const { notify, navigate, ...shell } = useShell();
  const location = useReadable(shell.location);
  const guarded = useGate('signed-in');
  const { save, isSaving, end } = useUnit({
    save: saveSearchFx,
    isSaving: saveSearchFx.pending,
    end: editEnded,
  });
  const [name, setName] = useState(edited?.name ?? formatList(filters, locale).slice(0, LONGEST_NAME));
  const [frequency, setFrequency] = useState<SavedSearch['frequency']>(edited?.frequency ?? 'daily');
  const filter = toFilters(query, location);
  const address = toSearchString({ ...withCentre(query, location), page: 1 });
  const stated = name.trim() || formatList(filters, locale).slice(0, LONGEST_NAME);
  const manage = { label: t('search.save.manage'), run: () => navigate(paths.savedSearches()) };
  /** What stays as it was is not sent: another device may have changed it since. */
  const changesOf = ({ id, ...before }: EditedSearch) => ({
    id,
    ...(stated !== before.name && { name: stated }),
    ...(frequency !== before.frequency && { frequency }),
  });
  const keep = (changed?: EditedSearch | null) =>
    void save({ ...filter, address, ...(changed ? changesOf(changed) : { name: stated, frequency }) }).then(
      () => {
        end();
        notify({
          tone: 'success',
          text: t(`search.save.${frequency === 'off' ? 'quiet' : 'done'}`),
          action: manage,
        });
        onClose();
      },
      () => undefined,
    );
  const keepHere = () => {
    const outcome = keepSearch({ name: stated, address, filter, savedAt: new Date().toISOString() });
    if (outcome === 'forbidden') return guarded(() => keep());
    const isKept = outcome === 'kept';
    notify({
      tone: isKept ? 'success' : 'warning',
      text: t(isKept ? 'search.save.here' : 'search.save.full'),
      action: manage,
    });
    onClose();
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isVisitor) keepHere();
    else guarded(() => keep(edited));
  };
  return (
    <Dialog title={t(edited ? 'search.save.changes' : 'search.save.action')} onClose={onClose}>
      <Fields onSubmit={submit}>
        <TextField
          label={t('search.save.name')}
          value={name}
          maxLength={LONGEST_NAME}
          onChange={({ target }) => setName(target.value)}
        />
        {isVisitor ? (
          <p>{t('search.save.signIn')}</p>
        ) : (
          <Select
            label={t('search.save.alerts')}
            value={frequency}
            options={frequencies.map((value) => ({ value, label: t(`search.save.frequency.${value}`) }))}
            onChange={({ target }) => setFrequency(target.value as SavedSearch['frequency'])}
          />
        )}
        <Filters aria-label={t('search.filters.applied')}>
          {filters.map((filterName) => (
            <li key={filterName}>
              <Badge>
                <bdi>{filterName}</bdi>
              </Badge>
            </li>
          ))}
        </Filters>
        <Actions>
          <Button type="submit" busy={isSaving}>
            {edited ? t('search.save.changes') : common('actions.save')}
          </Button>
          {edited && (
            <Button tone="secondary" busy={isSaving} onClick={() => guarded(() => keep())}>
              {t('search.save.another')}
            </Button>
          )}
        </Actions>
      </Fields>
    </Dialog>
  );
}

/** A distance keeps the place that it is measured from: other devices are elsewhere, or do not know where they are. */
function withCentre(query: SearchQuery, location: StoredLocation | null): SearchQuery {
  const { map = noMap, radius } = query;
  if (radius === undefined || map.at || !location) return query;
  return { ...query, map: { ...map, at: [location.longitude, location.latitude] } };
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  p {
    color: ${tokens.color.text.muted};
  }
`;
const Filters = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
