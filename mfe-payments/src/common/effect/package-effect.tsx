import type { ActivePackage, Offer } from '@lintel/api-contract';
import { formatCount, formatDate, useLocale } from '@lintel/i18n';
import { DataTable, tokens, type Column } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { endOf, runKey } from '../package-times.ts';
import { packages } from '../packages.model.ts';
import { effectOf, isChanged, type FeatureEffect, type Holding } from './effect-of.ts';

const HOUR_MS = 3_600_000;

/** What a package changes: what the user has now, what there is afterwards, and until when. */
export function PackageEffect({ offer, running }: { offer: Offer; running: readonly ActivePackage[] }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const adverts = useUnit(packages.$data)?.running_adverts ?? 0;
  const [now] = useState(() => Date.now());
  const ends = running.flatMap((one) => {
    const end = endOf(one);
    return end ? [{ key: runKey(one), name: one.name, end }] : [];
  });
  const day = (moment: number | string) =>
    formatDate(new Date(moment).toISOString(), { locale, length: 'long' });
  const columns: Column<FeatureEffect>[] = [
    {
      key: 'feature',
      header: '',
      headerCell: t('effect.feature'),
      cell: ({ type }) => <b>{t(`packages.feature.${type}`)}</b>,
    },
    { key: 'before', header: t('effect.before'), cell: ({ before }) => <Held holding={before} /> },
    {
      key: 'after',
      header: t('effect.after'),
      cell: (effect) => (
        <After data-changed={isChanged(effect)}>
          <Held holding={effect.after} />
        </After>
      ),
    },
  ];
  return (
    <Box aria-labelledby={`effect-${offer.id}`}>
      <h3 id={`effect-${offer.id}`}>{t('effect.title')}</h3>
      <DataTable
        caption={t('effect.title')}
        columns={columns}
        rows={effectOf(running, offer)}
        rowKey={({ type }) => type}
      />
      <ul>
        <li>{t('effect.until', { date: day(now + offer.duration * HOUR_MS) })}</li>
        {ends.map(({ key, name, end }) => (
          <li key={key}>{t('effect.runningUntil', { name, date: day(end) })}</li>
        ))}
        {adverts > 0 && <li>{t('effect.adverts', { count: adverts })}</li>}
      </ul>
    </Box>
  );
}

function Held({ holding }: { holding: Holding }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  if (holding.kind === 'units')
    return (
      <>
        {t('effect.units', {
          left: formatCount(holding.left, locale),
          total: formatCount(holding.total, locale),
        })}
      </>
    );
  return <>{t(`effect.${holding.kind}`)}</>;
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  h3 {
    font: ${tokens.font.h3};
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[1]};
    padding-inline-start: ${tokens.space[5]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const After = styled.span`
  &[data-changed='true'] {
    color: ${tokens.color.success.text};
    font: ${tokens.font.smallStrong};
  }
`;
