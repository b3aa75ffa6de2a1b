import { formatDate, useLocale } from '@lintel/i18n';
import { lazyPart } from '@lintel/remote-kit';
import { Badge, Button, ButtonLink, TextField, TextLink } from '@lintel/ui';
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanel } from '#common/layout/use-panel.ts';
import { LONGEST_NAME } from '#common/saved/saved-search.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { hasPlace } from './search-box.ts';
import { useSearchParts } from './use-search-parts.ts';
import { Actions, Alerts, Filters, MAP_HEIGHT, Plate, Row } from './saved-search-row.styles.ts';

/** The map comes when the row is nearly in view. */
const SearchMap = lazyPart(() => import(/* webpackChunkName: "saved-search-map" */ './search-map.tsx'), {
  reserve: () => MAP_HEIGHT,
});

interface Props {
  name: string;
  savedAt: string;
  /** Its results. */
  to: string;
  /** The query of its results. */
  address: string;
  /** Homes that came since the user saw the results; none for a visitor. */
  newCount?: number;
  /** How often it tells of new homes; a visitor's tells nothing. */
  alerts?: ReactNode;
  onOpen?(): void;
  /** The user goes to the results to change the filters. */
  onEdit?(): void;
  onRename(name: string): void;
  onDelete(): void;
}

/** One saved search: leads to its results; can be renamed and deleted. */
export function SavedSearchRow(props: Props) {
  const { name, savedAt, to, address, newCount = 0, alerts, onOpen, onEdit, onRename, onDelete } = props;
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { isOpen: isRenaming, open, close, buttonRef, panel } = usePanel();
  const { query, filters } = useSearchParts()(address);
  const nameId = useId();
  // Each row has the same buttons; while its name is changed, the field states it.
  const named = isRenaming ? {} : { 'aria-describedby': nameId };
  return (
    <Row>
      {isRenaming ? (
        <Rename
          name={name}
          fieldRef={panel.ref}
          onKeyDown={panel.onKeyDown}
          onName={(next) => {
            close();
            if (next && next !== name) onRename(next);
          }}
        />
      ) : (
        <div>
          <h2>
            <TextLink to={to} onClick={onOpen}>
              <bdi id={nameId}>{name}</bdi>
            </TextLink>
            {newCount > 0 && <Badge tone="accent">{t('savedSearches.new', { count: newCount })}</Badge>}
          </h2>
          <p>{t('savedSearches.since', { date: formatDate(savedAt, { locale }) })}</p>
        </div>
      )}
      {filters.length > 0 && (
        <Filters aria-label={t('search.filters.applied')}>
          {filters.map((filter) => (
            <li key={filter}>
              <Badge>
                <bdi>{filter}</bdi>
              </Badge>
            </li>
          ))}
        </Filters>
      )}
      {hasPlace(query) && (
        <Plate>
          <SearchMap query={query} name={name} />
        </Plate>
      )}
      {alerts && <Alerts>{alerts}</Alerts>}
      <Actions>
        {onEdit && (
          <ButtonLink tone="quiet" size="small" to={to} onClick={onEdit} {...named}>
            {t('savedSearches.edit')}
          </ButtonLink>
        )}
        {!isRenaming && (
          <Button tone="quiet" size="small" ref={buttonRef} onClick={open} {...named}>
            {t('savedSearches.rename')}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={onDelete} {...named}>
          {common('actions.delete')}
        </Button>
      </Actions>
    </Row>
  );
}

interface RenameProps {
  name: string;
  /** The field takes the focus of the button that was pressed. */
  fieldRef: Ref<HTMLInputElement>;
  onKeyDown(event: KeyboardEvent): void;
  onName(name: string): void;
}

function Rename({ name, fieldRef, onKeyDown, onName }: RenameProps) {
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
        maxLength={LONGEST_NAME}
        ref={fieldRef}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" size="small">
        {common('actions.save')}
      </Button>
    </form>
  );
}
