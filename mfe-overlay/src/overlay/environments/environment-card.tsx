import { Badge } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../common/panel.styles.ts';
import { formatsOf } from './formats.ts';
import { Card } from './environments.styles.ts';
import type { EnvironmentStatus } from './team-api.ts';

/** One environment: its live lock, releases with their error budgets, canary, and who changed it last. */
export function EnvironmentCard({ status }: { status: EnvironmentStatus }) {
  const { t, i18n } = useTranslation('mfe-overlay');
  const { time, percent } = formatsOf(i18n.language);
  const { environment, revision, since, by, reason, canary, waiting, parts, budgets, moves } = status;
  const budgetOf = (name: string): { text: string; isOverdrawn: boolean } | null => {
    const budget = budgets.find(({ remote }) => remote === name);
    if (!budget) return null;
    if (budget.used === null) return { text: t('environments.noBudget'), isOverdrawn: false };
    const used = t('environments.budget', {
      used: percent(budget.used),
      day: percent(budget.windows.last24h ?? 0),
      week: percent(budget.windows.last7d ?? 0),
    });
    const most = budget.versions.find(({ failed }) => failed > 0);
    const text = most ? `${used} ${t('environments.budgetVersion', { version: most.version })}` : used;
    return { text, isOverdrawn: budget.used >= 1 };
  };
  return (
    <Card data-environment={environment}>
      <h3>
        <bdi>{environment}</bdi>
      </h3>
      <Facts>
        <dt>{t('part.lock')}</dt>
        <dd>{revision}</dd>
        <dt>{t('environments.since')}</dt>
        <dd>{t('environments.sinceBy', { at: time(since), by })}</dd>
        {reason !== '' && (
          <>
            <dt>{t('environments.reason')}</dt>
            <dd>
              <bdi>{reason}</bdi>
            </dd>
          </>
        )}
        {canary && (
          <>
            <dt>{t('environments.canary')}</dt>
            <dd>
              {t('environments.canaryState', {
                lock: canary.lock,
                percent: percent(canary.percent / 100),
                failed: canary.failed,
                visitors: canary.visitors,
              })}
            </dd>
          </>
        )}
        {waiting > 0 && (
          <>
            <dt>{t('environments.waiting')}</dt>
            <dd>{waiting}</dd>
          </>
        )}
      </Facts>
      <h4>{t('environments.releases')}</h4>
      <ul role="list">
        {parts.map(({ name, version, build, state }) => {
          const budget = budgetOf(name);
          return (
            <li key={name}>
              <bdi>{`${name} ${version}-${build}`}</bdi>{' '}
              {state === 'off' && <Badge tone="neutral">{t('origin.off')}</Badge>}
              {budget?.isOverdrawn && <Badge tone="danger">{t('environments.overdrawn')}</Badge>}{' '}
              {budget && <span>{budget.text}</span>}
            </li>
          );
        })}
      </ul>
      <h4>{t('environments.moves')}</h4>
      <ul role="list">
        {moves.map(({ number, at, by: author, reason: why, pointer }) => (
          <li key={number}>
            {t('environments.move', { lock: pointer.stable, at: time(at), by: author })}{' '}
            {why !== '' && <q>{why}</q>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
