import { lazyPage } from '@lintel/remote-kit';
import { eyeOffIcon, infoIcon } from '@lintel/ui';
import { useState } from 'react';
import { CardTools } from '#common/card-tools/card-tools.tsx';
import type { Listing } from '#common/card/listing.ts';
import { useCompareTool } from '#common/compare/use-compare-tool.ts';
import { useDeferredTranslation } from '#deferred-texts.ts';
import { useHiding } from './use-hiding.ts';

const WhyHereDialog = lazyPage(
  () => import(/* webpackChunkName: "card-extras" */ '#search/ranking/why-here-dialog.tsx'),
  null,
);
/** A failed chunk opens nothing; the next press tries again. */
const ignore = () => undefined;

interface Props {
  listing: Listing;
  /** Before it is put away. */
  onHide(id: number): void;
}

/** What can be done with a home among the results: compare it, ask why it stands where it stands, put it away. */
export function ResultTools({ listing, onHide }: Props) {
  const { t } = useDeferredTranslation();
  const [asksWhy, setAsksWhy] = useState(false);
  const compare = useCompareTool(listing);
  const hide = useHiding();
  const { title } = listing;
  return (
    <>
      <CardTools
        title={title}
        tools={[
          compare,
          {
            key: 'why',
            shape: infoIcon,
            label: t('search.why.ask', { title }),
            tip: t('search.why.title'),
            opensDialog: true,
            onPress: () => void WhyHereDialog.preload().then(() => setAsksWhy(true), ignore),
            onApproach: () => void WhyHereDialog.preload().catch(ignore),
          },
          {
            key: 'hide',
            shape: eyeOffIcon,
            label: t('search.marks.hideNamed', { title }),
            tip: t('search.marks.hide'),
            onPress: () => {
              onHide(listing.id);
              hide(listing);
            },
          },
        ]}
      />
      {asksWhy && <WhyHereDialog listing={listing} onClose={() => setAsksWhy(false)} />}
    </>
  );
}
