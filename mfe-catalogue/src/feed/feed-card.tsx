import { formatDistance, useLocale } from '@lintel/i18n';
import { useReadable, useShell } from '@lintel/remote-kit';
import { addIcon, Badge, Button, IconButton, minusIcon, tokens } from '@lintel/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { CardTools } from '#common/card-tools/card-tools.tsx';
import { firstDots } from '#common/card/card-dots.tsx';
import { PropertyCard } from '#common/card/property-card.tsx';
import { useCompareTool } from '#common/compare/use-compare-tool.ts';
import { MAX_WEIGHT, weightOf, type FeedEntry, type FeedReason, type ReasonKind } from './reasons.ts';
import { tuning } from './tuning.ts';

/** Reasons that fit into the line below a card. */
const MAX_SHOWN_REASONS = 2;

/** A home with its reasons in one line; "Tune" opens a list in which each reason can be given more or less weight. */
export function FeedCard({ entry: { home, reasons, isSurprise } }: { entry: FeedEntry }) {
  const { t } = useDeferredTranslation();
  const text = useReasonText();
  const [isTuning, setTuning] = useState(false);
  const listId = useId();
  const summary = reasons.slice(0, MAX_SHOWN_REASONS).map(text).join(' · ') || t('feed.noReason');
  return (
    <Column>
      <div>
        <PropertyCard listing={home} heading="h2" dots={firstDots} tools={<Tools listing={home} />} />
      </div>
      {isSurprise ? (
        <Why>
          <Badge tone="info">{t('feed.surprise')}</Badge> {t('feed.surpriseText')}
        </Why>
      ) : (
        <Why>
          <span dir="auto">{summary}</span>
          {reasons.length > 0 && (
            <Button
              size="small"
              tone="quiet"
              aria-expanded={isTuning}
              aria-controls={listId}
              aria-label={t('feed.tuneNamed', { title: home.title })}
              onClick={() => setTuning(!isTuning)}
            >
              {t('feed.tune')}
            </Button>
          )}
        </Why>
      )}
      <Reasons id={listId} role="list" hidden={!isTuning}>
        {isTuning &&
          reasons.map((reason) => (
            <li key={reason.kind}>
              <span dir="auto">{text(reason)}</span>
              <Tune kind={reason.kind} what={text(reason)} />
            </li>
          ))}
      </Reasons>
    </Column>
  );
}

function Tools({ listing }: { listing: FeedEntry['home'] }) {
  return <CardTools title={listing.title} tools={[useCompareTool(listing)]} />;
}

function Tune({ kind, what }: { kind: ReasonKind; what: string }) {
  const { t } = useDeferredTranslation();
  const weight = weightOf(useReadable(tuning), kind);
  const set = (next: number) => tuning.change((all) => ({ ...all, [kind]: next }));
  return (
    <span>
      <IconButton
        shape={minusIcon}
        label={t('feed.less', { what })}
        disabled={weight === 0}
        onClick={() => set(weight - 1)}
      />
      <IconButton
        shape={addIcon}
        label={t('feed.more', { what })}
        disabled={weight === MAX_WEIGHT}
        onClick={() => set(weight + 1)}
      />
    </span>
  );
}

/** The text of a reason. */
function useReasonText(): (reason: FeedReason) => string {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const unit = useReadable(useShell().settings)?.distance_option ?? 'km';
  return (reason) => {
    switch (reason.kind) {
      case 'saved':
        return t('feed.reason.saved', { title: reason.title });
      case 'facility':
        return t('feed.reason.facility', {
          distance: formatDistance(reason.distance, { unit, locale }),
          name: reason.name,
        });
      case 'price':
        return t('feed.reason.price');
      case 'category':
        return t('feed.reason.category', { name: reason.name });
      case 'city':
        return t('feed.reason.city', { city: reason.city });
      case 'reduced':
        return t('feed.reason.reduced', { percent: reason.percent });
      case 'new':
        return t('feed.reason.new');
    }
  };
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  block-size: 100%;
`;
const Why = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.size.touch};
  padding-inline-start: ${tokens.space[1]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  > span[dir] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > button {
    flex: none;
  }
`;
const Reasons = styled.ul`
  padding-inline-start: ${tokens.space[1]};
  li,
  li > span:last-child {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]};
    font: ${tokens.font.small};
  }
`;
