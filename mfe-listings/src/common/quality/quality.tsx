import { qualityParts, type Quality as Points, type QualityPart } from '@lintel/api-contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { TextLink, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** The step of the form where a part is mended; a confirmation has a button of its own. */
const stepOf = {
  photos: 'photos',
  facts: 'facts',
  description: 'basics',
  facilities: 'facilities',
  position: 'place',
  tour: 'photos',
  documents: 'documents',
  altTexts: 'photos',
} as const satisfies Record<Exclude<QualityPart, 'confirmed'>, string>;
type QualityFormStep = (typeof stepOf)[keyof typeof stepOf];

/** So many steps are named; the table names the rest. */
const SHOWN = 3;

interface Props {
  /** Address of a step of the form; null: it cannot be changed at the moment, so that its steps lead nowhere. */
  stepAddress: ((step: QualityFormStep) => string) | null;
  quality: Points;
}

/** How well a listing is described, what would bring most points, and how they are counted. */
export function Quality({ stepAddress, quality }: Props) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { score, todo } = quality;
  const steps = todo.filter(({ part }) => part !== 'confirmed').slice(0, SHOWN);
  const number = (value: number) => formatCount(value, locale);
  return (
    <Box>
      <Line>
        <span id="listing-quality">{t('owner.quality.title')}</span>
        <b>{t('owner.quality.score', { score: number(score) })}</b>
      </Line>
      <Track
        role="meter"
        aria-labelledby="listing-quality"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
      >
        <span style={{ inlineSize: `${score}%` }} />
      </Track>
      {todo.length === 0 && <p>{t('owner.quality.full')}</p>}
      {steps.length > 0 && (
        <ul>
          {steps.map(({ part, points, missing }) => {
            const step = t('owner.quality.step', {
              points: number(points),
              what: t(`owner.quality.todo.${part}`, { count: missing }),
            });
            const name = stepOf[part as keyof typeof stepOf];
            return (
              <li key={part}>
                {stepAddress === null ? (
                  <span>{step}</span>
                ) : (
                  <TextLink to={stepAddress(name)}>{step}</TextLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <details>
        <summary>{t('owner.quality.how')}</summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('owner.quality.title')}</th>
              <th scope="col">{t('owner.quality.most')}</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(qualityParts) as QualityPart[]).map((part) => (
              <tr key={part}>
                <th scope="row">{t(`owner.quality.part.${part}`, { count: qualityParts[part].full })}</th>
                <td>
                  {number(qualityParts[part].points - (todo.find((step) => step.part === part)?.points ?? 0))}{' '}
                  / {number(qualityParts[part].points)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  max-inline-size: 36rem;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  summary {
    min-block-size: 2rem;
    align-content: center;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    cursor: pointer;
  }
  li > * {
    display: inline-flex;
    align-items: center;
    min-block-size: 2rem;
  }
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  b {
    font-variant-numeric: tabular-nums;
  }
`;
const Track = styled.div`
  block-size: 8px;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface.sunken};
  overflow: hidden;
  > span {
    display: block;
    block-size: 100%;
    background: ${tokens.color.action.default};
  }
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${tokens.font.small};
  th {
    text-align: start;
    font-weight: 400;
  }
  th,
  td {
    padding-block: ${tokens.space[1]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  td,
  thead th:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
