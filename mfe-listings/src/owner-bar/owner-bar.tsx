import { paths, type Slots } from '@lintel/contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { editIcon, ErrorState, LoadingBlocks, usersIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '#common/actions/question-dialog.tsx';
import { useListingActions } from '#common/actions/use-listing-actions.ts';
import { reasonOf } from '#common/listing-cell.tsx';
import { stateOf, type OwnProperty } from '#common/own-listings.query.ts';
import { Confirmation } from './confirmation.tsx';
import { actionsOf, mayEdit } from '#common/actions/listing-actions.ts';
import { useShare } from './use-share.ts';
import { BarFrame } from './bar-frame.tsx';
import { OwnerBarGate, shown, writes } from './owner-bar.model.ts';
import { PropertyQuality } from '#common/quality/quality.tsx';
import { Results } from '#common/results/results.tsx';

/** Above the page of an own property: its state and reason, what the owner may do with it, and what came of it. */
export default function OwnerBar({ propertyId }: Slots['property.owner']) {
  const { rows, asked, error, pending, retry } = useUnit({
    rows: shown.$rows,
    asked: shown.$shown,
    error: shown.$error,
    pending: shown.$pending,
    retry: shown.retry,
  });
  const listing = rows.find(({ id }) => id === propertyId);
  return (
    <>
      <OwnerBarGate propertyId={propertyId} />
      {listing && <Bar listing={listing} />}
      {!listing && error && <ErrorState error={error} onRetry={() => retry()} retrying={pending} />}
      {!listing && !error && (pending || asked === null) && <LoadingBlocks height="96px" />}
      <QuestionDialog writes={writes} />
    </>
  );
}

function Bar({ listing }: { listing: OwnProperty }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { itemsOf } = useListingActions(writes);
  const share = useShare();
  const state = stateOf(listing);
  return (
    <BarFrame
      state={state}
      isFeatured={listing.promoted}
      reason={reasonOf(listing.reject_reason)}
      facts={[
        t('owner.views', { count: listing.total_click, value: formatCount(listing.total_click, locale) }),
        t('owner.interested', {
          count: listing.interested_users.length,
          value: formatCount(listing.interested_users.length, locale),
        }),
      ]}
      links={[
        ...(mayEdit(listing)
          ? [{ to: paths.editProperty(listing.id), label: t('properties.action.edit'), icon: editIcon }]
          : []),
        ...(actionsOf(listing).includes('interested')
          ? [
              {
                to: paths.interested(listing.slug_id),
                label: t('properties.action.interested'),
                icon: usersIcon,
              },
            ]
          : []),
      ]}
      onShare={state === 'live' ? () => share(paths.property(listing.slug_id), listing.title) : undefined}
      menu={{
        label: t('projects.actions', { name: listing.title }),
        items: itemsOf(listing).filter(({ key }) => !['view', 'edit', 'interested'].includes(key)),
      }}
    >
      <Confirmation listing={listing} />
      {listing.quality && (
        <PropertyQuality
          stepAddress={mayEdit(listing) ? (step) => `${paths.editProperty(listing.id)}?step=${step}` : null}
          quality={listing.quality}
        />
      )}
      <Results of={{ property_id: listing.id }} />
    </BarFrame>
  );
}
