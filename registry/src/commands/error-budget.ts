import type { EnvironmentStore } from '#store/environment-store.ts';
import { readViewCounts, type HourOfViews } from '#store/view-counts.ts';

/** Percent of the views that are to go without an error. */
export const DEFAULT_OBJECTIVE = 99.9;

const HOUR_MS = 3_600_000;
/** Windows in hours: the budget is that of the longest. */
const WINDOWS = { last24h: 24, last7d: 7 * 24, last28d: 28 * 24 } as const;

/** Views of the last 28 days and what they used of the budget; null where nothing was viewed, so that there is none. */
export interface BudgetUse {
  views: number;
  failed: number;
  /** Share of the budget, 0.25 = a quarter; more than 1 when it is overdrawn. */
  used: number | null;
}

/**
 * The error budget of one part, as the Site Reliability Workbook defines it: of the views of four weeks, those that the objective
 * lets meet an error.
 */
export interface RemoteBudget extends BudgetUse {
  remote: string;
  /** What was used in shorter windows, of the same budget. */
  windows: Record<keyof typeof WINDOWS, number | null>;
  /** The versions behind it, those that used most first. */
  versions: ({ version: string } & BudgetUse)[];
}

/** Error budgets of the parts that were viewed or failed within 28 days, by name. */
export async function errorBudgets(
  environment: EnvironmentStore,
  { objective = DEFAULT_OBJECTIVE, now = new Date() }: { objective?: number; now?: Date } = {},
): Promise<RemoteBudget[]> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const all = await readViewCounts(environment, hoursAgo(WINDOWS.last28d));
  const names = [...new Set(all.map(({ remote }) => remote))].sort();
  return names.map((remote) => {
    const own = all.filter((one) => one.remote === remote);
    const total = sumOf(own);
    const allowed = (total.views * (100 - objective)) / 100;
    const share = (failed: number) => (allowed > 0 ? failed / allowed : null);
    const within = (hours: number) => {
      const since = hoursAgo(hours).getTime();
      return share(sumOf(own.filter(({ at }) => at.getTime() + HOUR_MS > since)).failed);
    };
    const versions = [...new Set(own.map(({ version }) => version))].map((version) => {
      const counts = sumOf(own.filter((one) => one.version === version));
      return { version, ...counts, used: share(counts.failed) };
    });
    return {
      remote,
      ...total,
      used: share(total.failed),
      windows: {
        last24h: within(WINDOWS.last24h),
        last7d: within(WINDOWS.last7d),
        last28d: within(WINDOWS.last28d),
      },
      versions: versions.sort((a, b) => b.failed - a.failed || b.views - a.views),
    };
  });
}

const sumOf = (counts: HourOfViews[]) => ({
  views: counts.reduce((sum, { views }) => sum + views, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** For people: `35 % of its error budget used (24 h: 3 %, 7 d: 20 %), most of it by 2.0.0`. */
export function budgetText({ views, failed, used, windows, versions }: RemoteBudget): string {
  if (used === null) return `${failed} errors and no view in 28 days`;
  const percent = (share: number | null) => `${Number(((share ?? 0) * 100).toFixed(1))} %`;
  const most = failed > 0 ? `, most of it by ${versions[0]!.version}` : '';
  return `${percent(used)} of its error budget used by ${failed} of ${views} views (24 h: ${percent(windows.last24h)}, 7 d: ${percent(windows.last7d)})${most}`;
}
