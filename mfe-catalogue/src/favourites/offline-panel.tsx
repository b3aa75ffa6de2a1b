import { paths } from '@lintel/contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { useReadable } from '@lintel/remote-kit';
import { Banner, Button, ButtonLink, LiveRegion, Panel, Switch, tokens, trashIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { CardListing } from '#common/listing/listing.ts';
import { canKeep } from './offline-homes.ts';
import {
  $isKeeping,
  $outcome,
  listChanged,
  removed,
  switched,
  type OfflineCopyResult,
} from './offline.model.ts';
import { offline } from './offline.ts';

interface Props {
  listings: readonly CardListing[];
  /** Every saved home is among them. */
  isWhole: boolean;
}

/** Keeps the saved homes on this device, and shows how much room they take. */
export function OfflinePanel({ listings, isWhole }: Props) {
  const { t } = useDeferredTranslation();
  const { isOn, homes } = useReadable(offline);
  const { isKeeping, outcome, change, toggle, remove } = useUnit({
    isKeeping: $isKeeping,
    outcome: $outcome,
    change: listChanged,
    toggle: switched,
    remove: removed,
  });
  const ids = listings.map(({ id }) => id).join(',');
  useEffect(() => {
    if (ids) change({ listings, isWhole });
    // The ids tell whether the list is another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids, isWhole, change]);
  if (!canKeep()) return <Banner>{t('offline.impossible')}</Banner>;
  const kept = homes.length;
  const keptIds = new Set(homes.map(({ listing }) => listing.id));
  const keptOfThese = listings.filter(({ id }) => keptIds.has(id)).length;
  const state = isKeeping
    ? t('offline.keeping', { kept: keptOfThese, all: listings.length })
    : isOn && kept > 0
      ? t('offline.kept', { count: kept })
      : '';
  return (
    <Box as="section" aria-label={t('offline.title')}>
      <Switch
        label={t('offline.title')}
        hint={t('offline.hint')}
        checked={isOn}
        onChange={({ target }) => toggle({ isOn: target.checked, listings })}
      />
      <LiveRegion>{state}</LiveRegion>
      {state && <p aria-hidden>{state}</p>}
      {kept > 0 && (
        <Line>
          <Room bytes={homes.reduce((sum, { bytes }) => sum + bytes, 0)} />
          <Button size="small" tone="quiet" icon={trashIcon} onClick={() => remove()}>
            {t('offline.remove')}
          </Button>
        </Line>
      )}
      {isOn && outcome && <NotKept outcome={outcome} onRetry={() => toggle({ isOn: true, listings })} />}
    </Box>
  );
}

/** How many homes are not on the device, by why. */
function NotKept({
  outcome: { failed, locked, gone },
  onRetry,
}: {
  outcome: OfflineCopyResult;
  onRetry(): void;
}) {
  const { t } = useDeferredTranslation();
  return (
    <>
      {failed > 0 && (
        <Banner
          tone="warning"
          action={
            <Button size="small" tone="secondary" onClick={onRetry}>
              {t('offline.again')}
            </Button>
          }
        >
          {t('offline.failed', { count: failed })}
        </Banner>
      )}
      {locked > 0 && (
        <Banner
          action={
            <ButtonLink size="small" tone="secondary" to={paths.packages()}>
              {t('property.premium.action')}
            </ButtonLink>
          }
        >
          {t('offline.locked', { count: locked })}
        </Banner>
      )}
      {gone > 0 && <Banner>{t('offline.gone', { count: gone })}</Banner>}
    </>
  );
}

const MEGABYTE = 1_000_000;

/** How much room the homes take, of what the browser gives. */
function Room({ bytes }: { bytes: number }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const [quota, setQuota] = useState<number>();
  useEffect(() => {
    const storage = (navigator as Partial<Navigator>).storage;
    void storage?.estimate?.().then(
      (estimate) => setQuota(estimate.quota),
      () => undefined,
    );
  }, []);
  const size = (value: number) => formatCount(Math.round((value / MEGABYTE) * 10) / 10, locale);
  const text = quota
    ? t('offline.roomOf', { used: size(bytes), quota: size(quota) })
    : t('offline.room', { used: size(bytes) });
  return (
    <span>
      {quota && <meter min={0} max={quota} value={bytes} aria-label={text} />}
      {text}
    </span>
  );
}

const Box = styled(Panel)`
  display: grid;
  gap: ${tokens.space[3]};
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  font: ${tokens.font.small};
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[3]};
  }
  meter {
    inline-size: 120px;
  }
`;
