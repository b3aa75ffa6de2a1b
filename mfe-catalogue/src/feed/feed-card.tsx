import { formatDistance, useLocale } from '@lintel/i18n';
import { useReadable, useShell } from '@lintel/remote-kit';
import { addIcon, Badge, IconButton, minusIcon, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { useLaterTexts } from '#later-texts.ts';
import { PropertyCard } from '#common/card/property-card.tsx';
import { MOST, weightOf, type FeedEntry, type Reason, type ReasonKind } from './reasons.ts';
import { tuning } from './tuning.ts';

/** More than these nobody reads below a card. */
const MOST_TOLD = 3;

/** A home with the reasons why it is here, each of which can count more or less from now on. */
export function FeedCard({ entry: { home, reasons, isSurprise } }: { entry: FeedEntry }) {
  const { t } = useLaterTexts();
  const text = useReasonText();
  return (
    <Column>
      <PropertyCard listing={home} heading="h2" />
      {isSurprise ? (
        <p>
          <Badge tone="info">{t('feed.surprise')}</Badge> {t('feed.surpriseText')}
        </p>
      ) : (
        <>
          <p>{t('feed.because')}</p>
          <ul role="list">
            {reasons.slice(0, MOST_TOLD).map((reason) => (
              <li key={reason.kind}>
                <span dir="auto">{text(reason)}</span>
                <Tune kind={reason.kind} what={text(reason)} />
              </li>
            ))}
            {reasons.length === 0 && <li>{t('feed.noReason')}</li>}
          </ul>
        </>
      )}
    </Column>
  );
}

function Tune({ kind, what }: { kind: ReasonKind; what: string }) {
  const { t } = useLaterTexts();
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
        disabled={weight === MOST}
        onClick={() => set(weight + 1)}
      />
    </span>
  );
}

/** Says a reason in words. */
function useReasonText(): (reason: Reason) => string {
  const { t } = useLaterTexts();
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
  > article {
    block-size: auto;
  }
  > p {
    margin-block-start: ${tokens.space[2]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]};
    font: ${tokens.font.small};
  }
  > ul > li > span:last-child:not(:first-child) {
    display: flex;
    flex: none;
  }
`;
