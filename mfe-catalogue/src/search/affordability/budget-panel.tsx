import { formatCount, useLocale } from '@lintel/i18n';
import { useReadable } from '@lintel/remote-kit';
import { Button, closeIcon, IconButton, LiveRegion, NumberField, Switch } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SliderField } from '#common/slider-field.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { atHigherRate, lostBetween, shareOf, type Budget } from './budget.ts';
import { storedBudget } from './stored-budget.ts';
import { usePanel } from '#common/layout/use-panel.ts';
import { $groupDeal, $homes, countingEnded, countingStarted } from './homes-in-view.model.ts';
import { Fields, Panel, Result } from './budget-panel.styles.ts';

export interface BudgetPanelProps {
  /** Percentage points on top of the user's rate, to show the effect of a higher rate. */
  extraRate: number;
  onExtraRate(points: number): void;
}

const amounts = ['income', 'debts', 'down'] as const;
const MOST_YEARS = 50;

/** What the user can afford, computed in the browser: figures, verdicts for the window on screen, and the effect of higher rates. */
export function BudgetPanel({ extraRate, onExtraRate }: BudgetPanelProps) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { isOpen, open, close, buttonRef, panel } = usePanel();
  const budget = useReadable(storedBudget);
  const change = (part: Partial<Budget>) => void storedBudget.change((before) => ({ ...before, ...part }));
  if (!isOpen) {
    return (
      <Button size="small" tone="secondary" aria-expanded={false} ref={buttonRef} onClick={open}>
        {t('search.afford.open')}
      </Button>
    );
  }
  return (
    <Panel role="group" aria-label={t('search.afford.open')} {...panel}>
      <header>
        <strong>{t('search.afford.open')}</strong>
        <IconButton shape={closeIcon} label={common('actions.close')} onClick={close} />
      </header>
      <p>{t('search.afford.private')}</p>
      <Fields>
        {amounts.map((name) => (
          <NumberField
            key={name}
            label={t(`search.afford.${name}`)}
            value={budget[name] || undefined}
            onValue={(value) => change({ [name]: Math.max(0, value ?? 0), isOn: true })}
          />
        ))}
        <NumberField
          label={t('search.afford.rate')}
          value={budget.rate}
          onValue={(value) => value !== undefined && value >= 0 && change({ rate: Math.min(30, value) })}
        />
        <NumberField
          label={t('search.afford.years')}
          value={budget.years}
          onValue={(value) =>
            value !== undefined && value >= 1 && change({ years: Math.min(MOST_YEARS, Math.round(value)) })
          }
        />
      </Fields>
      <Switch
        label={t('search.afford.show')}
        checked={budget.isOn}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      {budget.isOn && budget.income > 0 && (
        <>
          <Verdicts budget={budget} extraRate={extraRate} />
          <SliderField
            label={t('search.afford.extra')}
            value={extraRate}
            onValue={onExtraRate}
            min={0}
            max={3}
            step={0.25}
          />
        </>
      )}
    </Panel>
  );
}

/** How many homes of the window fit the budget, and how many would not at a higher rate. */
function Verdicts({ budget, extraRate }: { budget: Budget; extraRate: number }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { homes, deal, start, end } = useUnit({
    homes: $homes,
    deal: $groupDeal,
    start: countingStarted,
    end: countingEnded,
  });
  useEffect(() => {
    start();
    return () => end();
  }, [start, end]);
  if (!homes) return null;
  const now = shareOf(homes, budget, deal);
  const points = extraRate || 1;
  const lost = lostBetween(now, shareOf(homes, atHigherRate(budget, points), deal));
  const number = (count: number) => formatCount(count, locale);
  const values = { points: number(points), lost: number(lost), total: number(now.total), count: now.total };
  const sentence = t(now.isExact ? 'search.afford.lose' : 'search.afford.loseAbout', values);
  return (
    <Result>
      {(['affordable', 'stretch', 'beyond'] as const).map((tone) => (
        <span key={tone} data-tone={tone}>
          {`${signs[tone]} ${t(`search.afford.${tone}`)}: ${number(now[tone])}`}
        </span>
      ))}
      <p>{sentence}</p>
      <LiveRegion>{sentence}</LiveRegion>
    </Result>
  );
}

/** As on the pins. */
const signs = { affordable: '✓', stretch: '~', beyond: '✕' } as const;
