import { formatDate, useLocale } from '@lintel/i18n';
import { Button, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useListingActions } from '#common/actions/use-listing-actions.ts';
import { isConfirmationDue, stateOf, type OwnProperty } from '#common/own-listings.query.ts';
import { writes } from './properties.model.ts';

/** What the owner of a row is asked: whether the home is still available, or to show an expired one again; nothing of others. */
export function Question({ listing }: { listing: OwnProperty }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { act } = useListingActions(writes);
  const isExpired = stateOf(listing) === 'expired';
  const { confirmed_at: at } = listing;
  if (!at || !(isExpired || isConfirmationDue(listing))) return null;
  return (
    <Box>
      <small>{t('properties.lastConfirmed', { when: formatDate(at, { locale }) })}</small>
      <Button size="small" tone="secondary" onClick={() => act(listing, isExpired ? 'show' : 'confirm')}>
        {t(`properties.action.${isExpired ? 'show' : 'confirm'}`)}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
`;
