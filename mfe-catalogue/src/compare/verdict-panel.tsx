import type { ComparedProperty } from '@lintel/api-contract';
import { formatCount, formatList, useLocale } from '@lintel/i18n';
import { LiveRegion } from '@lintel/ui';
import { isolated } from '#common/text/isolated.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { SliderField } from '#common/slider-field.tsx';
import { criteria, HEAVIEST, type Weights } from '#compare/model/compare-address.ts';
import { Letter, letters } from './compare-letter.tsx';
import { figuresOf } from '#compare/model/figures.ts';
import { verdictOf, type CompareVerdict } from '#compare/model/verdict.ts';
import { VerdictSums } from './verdict-sums.tsx';
import { Bar, Box, Fold, Note, Score, Sentence, Sliders } from './verdict-panel.styles.ts';

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

function Result({ verdict, a, b }: { verdict: CompareVerdict; a: ComparedProperty; b: ComparedProperty }) {
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
            what: formatList(
              left.map((criterion) => t(`comparison.criterion.${criterion}`)),
              locale,
            ),
          })}
        </Note>
      )}
    </div>
  );
}
