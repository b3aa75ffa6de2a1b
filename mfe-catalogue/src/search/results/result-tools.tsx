import { lazyDialog } from '@lintel/remote-kit';
import { eyeOffIcon, infoIcon } from '@lintel/ui';
import { useState } from 'react';
import { CardTools } from '#common/card-tools/card-tools.tsx';
import type { CardListing } from '#common/listing/listing.ts';
import { useCompareTool } from '#common/compare/use-compare-tool.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useHiding } from './use-hiding.ts';

const RankingExplanation = lazyDialog(
  () => import(/* webpackChunkName: "card-extras" */ '#search/ranking/ranking-explanation.tsx'),
);
/** A press asks again for what did not come ahead. */
const ignore = () => undefined;

interface Props {
  listing: CardListing;
  /** Called before the home is hidden. */
  onHide(id: number): void;
}

/** The tools of a card among the results: compare, explain the ranking, hide. */
export function ResultTools({ listing, onHide }: Props) {
  const { t } = useDeferredTranslation();
  const [isExplaining, setExplaining] = useState(false);
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
            onPress: () => setExplaining(true),
            onApproach: () => void RankingExplanation.preload().catch(ignore),
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
      {isExplaining && <RankingExplanation listing={listing} onClose={() => setExplaining(false)} />}
    </>
  );
}
