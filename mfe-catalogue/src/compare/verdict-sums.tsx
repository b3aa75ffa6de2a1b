import { formatCount, useLocale } from '@lintel/i18n';
import { DataTable, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { CriterionScore, CompareVerdict } from '#compare/model/verdict.ts';

/** The sum behind the verdict, so that a user can check it by hand. */
export function VerdictSums({ verdict }: { verdict: CompareVerdict }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const all = verdict.parts.reduce((sum, { weight }) => sum + weight, 0);
  const number = (value: number) => formatCount(Math.round(value * 10) / 10, locale);
  return (
    <Details>
      <summary>{t('comparison.sums.title')}</summary>
      <p>{t('comparison.sums.how')}</p>
      <DataTable<CriterionScore>
        caption={t('comparison.sums.title')}
        rows={verdict.parts}
        rowKey={({ criterion }) => criterion}
        columns={[
          {
            key: 'criterion',
            header: t('comparison.sums.criterion'),
            cell: ({ criterion }) => t(`comparison.criterion.${criterion}`),
          },
          {
            key: 'share',
            header: t('comparison.sums.share'),
            numeric: true,
            cell: ({ share }) => `${number(share * 100)} : ${number(100 - share * 100)}`,
          },
          {
            key: 'weight',
            header: t('comparison.sums.weight'),
            numeric: true,
            cell: ({ weight }) => number(weight),
          },
          {
            key: 'points',
            header: t('comparison.sums.points'),
            numeric: true,
            cell: ({ share, weight }) => number((100 * share * weight) / all),
          },
        ]}
      />
    </Details>
  );
}

const Details = styled.details`
  summary {
    padding-block: ${tokens.space[2]};
    color: ${tokens.color.text.link};
    font: ${tokens.font.smallStrong};
    cursor: pointer;
  }
  > p {
    margin-block-end: ${tokens.space[3]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
