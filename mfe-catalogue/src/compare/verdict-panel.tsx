import type { ComparedProperty } from '@lintel/api-contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { LiveRegion, Panel, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { SliderField } from '#common/slider-field.tsx';
import { criteria, HEAVIEST, type Weights } from '#compare/model/compare-address.ts';
import { Letter, letters } from './compare-letter.tsx';
import { figuresOf } from '#compare/model/figures.ts';
import { verdictOf, type Verdict } from '#compare/model/verdict.ts';
import { VerdictSums } from './verdict-sums.tsx';

interface Props {
  a: ComparedProperty;
  b: ComparedProperty;
  weights: Weights;
  onWeights(weights: Weights): void;
}

/** Which of the two is better by these weights, and what would turn that around. */
export function VerdictPanel({ a, b, weights, onWeights }: Props) {
  const { t } = useDeferredTranslation();
  const verdict = verdictOf(figuresOf(a, b), weights);
  return (
    <Box>
      <h2>{t('comparison.verdict')}</h2>
      {verdict ? (
        <Result verdict={verdict} a={a} b={b} />
      ) : (
        <p role="status">{t('comparison.nothingToWeigh')}</p>
      )}
      <Fold>
        <summary>{t('comparison.adjust')}</summary>
        <fieldset>
          <legend>{t('comparison.weights')}</legend>
          <Sliders>
            {criteria.map((criterion) => (
              <SliderField
                key={criterion}
                label={t(`comparison.criterion.${criterion}`)}
                value={weights[criterion]}
                min={0}
                max={HEAVIEST}
                step={1}
                onValue={(weight) => onWeights({ ...weights, [criterion]: Math.round(weight) })}
              />
            ))}
          </Sliders>
        </fieldset>
      </Fold>
      {verdict && <VerdictSums verdict={verdict} />}
    </Box>
  );
}

function Result({ verdict, a, b }: { verdict: Verdict; a: ComparedProperty; b: ComparedProperty }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { winner, flip, left } = verdict;
  // A lead that rounding would hide is shown with a decimal.
  const digits = winner && Math.round(verdict.a) === 50 ? 10 : 1;
  const points = (value: number) => formatCount(Math.round(value * digits) / digits, locale);
  const best = winner === 'a' ? a : b;
  const sentence = winner
    ? t('comparison.wins', { title: isolated(best.title), points: points(verdict[winner]) })
    : t('comparison.even');
  const what = flip && t(`comparison.criterion.${flip.criterion}`);
  const percent = flip && formatCount(Math.round(flip.at * 100), locale);
  const sensitivity =
    winner &&
    (flip
      ? t(flip.direction === 'above' ? 'comparison.unlessMore' : 'comparison.unlessLess', { what, percent })
      : t('comparison.whatever'));
  return (
    <div>
      <Sentence>
        {winner && <Letter>{letters[winner]}</Letter>}
        <strong>{sentence}</strong>
      </Sentence>
      <Score>
        {/* Each figure stays beside its letter, whichever way the language is read. */}
        <Letter>{letters.a}</Letter>
        <bdi>{points(verdict.a)}</bdi>
        <Bar aria-hidden data-winner={winner ?? 'none'}>
          <i style={{ inlineSize: `${verdict.a}%` }} />
          <i style={{ inlineSize: `${verdict.b}%` }} />
        </Bar>
        <bdi>{points(verdict.b)}</bdi>
        <Letter>{letters.b}</Letter>
      </Score>
      <p>{sensitivity}</p>
      <LiveRegion>{[sentence, sensitivity].filter(Boolean).join(' ')}</LiveRegion>
      {left.length > 0 && (
        <Note>
          {t('comparison.left', {
            what: left.map((criterion) => t(`comparison.criterion.${criterion}`)).join(', '),
          })}
        </Note>
      )}
    </div>
  );
}

/** A title keeps its own direction between the quotation marks of another language (Unicode's isolates). */
const isolated = (text: string) => `\u2068${text}\u2069`;

const Box = styled(Panel)`
  h2 {
    margin-block-end: ${tokens.space[4]};
    font: ${tokens.font.h2};
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: ${tokens.space[3]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Fold = styled.details`
  margin-block-start: ${tokens.space[4]};
  > summary {
    padding-block: ${tokens.space[2]};
    color: ${tokens.color.text.link};
    font: ${tokens.font.smallStrong};
    cursor: pointer;
  }
`;
const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${tokens.space[4]};
`;
const Score = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  max-inline-size: 640px;
  margin-block: ${tokens.space[3]};
  font: ${tokens.font.bodyStrong};
  font-variant-numeric: tabular-nums;
`;
const Sentence = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  strong {
    font: ${tokens.font.h3};
  }
`;
const Bar = styled.span`
  display: flex;
  flex: 1;
  gap: 2px;
  block-size: 12px;
  i {
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.border.control};
    transition: inline-size ${tokens.motion.enter};
  }
  &[data-winner='a'] i:first-child,
  &[data-winner='b'] i:last-child {
    background: ${tokens.color.action.default};
  }
`;
const Note = styled.p`
  margin-block-start: ${tokens.space[2]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
