import { lazyPage } from '@lintel/remote-kit';
import { IconButton, infoIcon } from '@lintel/ui';
import { useState } from 'react';
import { useLaterTexts } from '#later-texts.ts';
import type { Listing } from '#common/card/listing.ts';

const WhyHereDialog = lazyPage(
  () => import(/* webpackChunkName: "card-extras" */ './why-here-dialog.tsx'),
  null,
);
/** A failed chunk opens nothing; the next press tries again. */
const ignore = () => undefined;

/** Asks why a home stands where it stands in the list; what there is to say is fetched then. */
export function WhyHere({ listing }: { listing: Listing }) {
  const { t } = useLaterTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        shape={infoIcon}
        aria-haspopup="dialog"
        label={t('search.why.ask', { title: listing.title })}
        onPointerEnter={() => void WhyHereDialog.preload().catch(ignore)}
        onClick={() => void WhyHereDialog.preload().then(() => setOpen(true), ignore)}
      />
      {isOpen && <WhyHereDialog listing={listing} onClose={() => setOpen(false)} />}
    </>
  );
}
