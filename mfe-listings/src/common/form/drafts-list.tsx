import { formatWhen, useLocale } from '@lintel/i18n';
import { ButtonLink, ConfirmDialog, IconButton, tokens, trashIcon } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** A draft as the user chooses it. */
export interface DraftRow {
  id: string;
  title: string;
  savedAt: number;
}

interface DraftsListProps {
  drafts: readonly DraftRow[];
  addressOf(id: string): string;
  onDiscard(id: string): void;
}

/** Forms that were begun on this device. */
export function DraftsList({ drafts, addressOf, onDiscard }: DraftsListProps) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const [asked, setAsked] = useState<DraftRow>();
  return (
    <>
      <List aria-label={t('form.drafts.label')}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <div>
              <strong dir="auto">{draft.title || t('form.drafts.untitled')}</strong>
              <small>
                {t('form.drafts.saved', { when: formatWhen(draft.savedAt, { locale, now: Date.now() }) })}
              </small>
            </div>
            <ButtonLink tone="secondary" size="small" to={addressOf(draft.id)}>
              {t('form.drafts.resume')}
            </ButtonLink>
            <IconButton
              shape={trashIcon}
              label={t('form.drafts.discardOf', { title: draft.title || t('form.drafts.untitled') })}
              onClick={() => setAsked(draft)}
            />
          </li>
        ))}
      </List>
      {asked && (
        <ConfirmDialog
          title={t('form.drafts.ask')}
          confirmLabel={t('form.drafts.discard')}
          tone="danger"
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            onDiscard(asked.id);
            setAsked(undefined);
          }}
        >
          {t('form.drafts.askText')}
        </ConfirmDialog>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  max-inline-size: ${tokens.size.form};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    padding: ${tokens.space[3]} ${tokens.space[4]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface.raised};
  }
  li > div {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
