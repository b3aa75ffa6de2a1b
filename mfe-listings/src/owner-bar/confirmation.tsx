import { formatDate, useLocale } from '@lintel/i18n';
import { Banner, Button } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useListingActions } from '#common/actions/use-listing-actions.ts';
import { isConfirmationDue, stateOf, type OwnProperty } from '#common/own-listings.query.ts';
import { writes } from './owner-bar.model.ts';

/** Asks the owner whether the home is still available, or shows an expired one again, in one press. */
export function Confirmation({ listing }: { listing: OwnProperty }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { act } = useListingActions(writes);
  const when = (moment: string | undefined) => (moment ? formatDate(moment, { locale }) : '');
  if (stateOf(listing) === 'expired')
    return (
      <Button size="small" onClick={() => act(listing, 'show')}>
        {t('properties.action.show')}
      </Button>
    );
  if (!isConfirmationDue(listing)) return null;
  const { confirmation_step: step, confirmed_at, confirmation_due_at } = listing;
  return (
    <Banner
      tone={step === 'overdue' ? 'warning' : 'info'}
      title={t('owner.confirm.title')}
      action={
        <Button size="small" onClick={() => act(listing, 'confirm')}>
          {t('properties.action.confirm')}
        </Button>
      }
    >
      {step === 'overdue'
        ? t('owner.confirm.overdue', { when: when(confirmed_at), due: when(confirmation_due_at) })
        : t('owner.confirm.asked', { when: when(confirmed_at) })}
    </Banner>
  );
}
