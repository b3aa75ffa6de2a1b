import { formatDate, useLocale } from '@lintel/i18n';
import { Button, TextField, TextLink, tokens } from '@lintel/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

interface Props {
  name: string;
  savedAt: string;
  /** Its results. */
  to: string;
  /** How often it tells of new homes; a visitor's tells nothing. */
  alerts?: ReactNode;
  onRename(name: string): void;
  onDelete(): void;
}

/** One saved search: leads to its results; can be renamed and deleted. */
export function SavedSearchRow({ name, savedAt, to, alerts, onRename, onDelete }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Row>
      {isRenaming ? (
        <Rename
          name={name}
          onName={(next) => {
            setRenaming(false);
            if (next && next !== name) onRename(next);
          }}
        />
      ) : (
        <div>
          <h2>
            <TextLink to={to}>
              <bdi>{name}</bdi>
            </TextLink>
          </h2>
          <p>{t('savedSearches.since', { date: formatDate(savedAt, { locale }) })}</p>
        </div>
      )}
      {alerts && <Alerts>{alerts}</Alerts>}
      <Actions>
        {!isRenaming && (
          <Button tone="quiet" size="small" onClick={() => setRenaming(true)}>
            {t('savedSearches.rename')}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={onDelete}>
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
  grid-template-columns: minmax(0, 1fr) auto auto;
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
const Alerts = styled.div`
  inline-size: 176px;
  @media (max-width: 37.49em) {
    inline-size: 100%;
  }
`;
const Actions = styled.div`
  grid-column: -2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  @media (max-width: 37.49em) {
    grid-column: auto;
  }
`;
