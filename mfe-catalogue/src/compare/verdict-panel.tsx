import type { ComparedProperty } from '@lintel/api-contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { LiveRegion, media, Panel, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { useLaterTexts } from '#later-texts.ts';
import { SliderField } from '#common/slider-field.tsx';
import { criteria, HEAVIEST, type Weights } from './compare-address.ts';
import { Letter, letters } from './compare-head.tsx';
import { figuresOf } from './figures.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import { VerdictSums } from './verdict-sums.tsx';

interface Props {
  a: ComparedProperty;
  b: ComparedProperty;
  weights: Weights;
  onWeights(weights: Weights): void;
}

/** Which of the two is better for somebody to whom these things matter so much, and what would turn that around. */
export function VerdictPanel({ a, b, weights, onWeights }: Props) {
  const { t } = useLaterTexts();
  const verdict = verdictOf(figuresOf(a, b), weights);
  return (
    <Box>
      <h2>{t('compare.verdict')}</h2>
      <Split>
        <fieldset>
          <legend>{t('compare.weights')}</legend>
          <Sliders>
            {criteria.map((criterion) => (
              <SliderField
                key={criterion}
                label={t(`compare.criterion.${criterion}`)}
                value={weights[criterion]}
                min={0}
                max={HEAVIEST}
                step={1}
                onValue={(weight) => onWeights({ ...weights, [criterion]: Math.round(weight) })}
              />
            ))}
          </Sliders>
        </fieldset>
        {verdict ? (
          <Result verdict={verdict} a={a} b={b} />
        ) : (
          <p role="status">{t('compare.nothingToWeigh')}</p>
        )}
      </Split>
    </Box>
  );
}

function Result({ verdict, a, b }: { verdict: Verdict; a: ComparedProperty; b: ComparedProperty }) {
  const { t } = useLaterTexts();
  const locale = useLocale();
  const { winner, flip, left } = verdict;
  // A lead that rounding would hide is shown with a decimal.
  const digits = winner && Math.round(verdict.a) === 50 ? 10 : 1;
  const points = (value: number) => formatCount(Math.round(value * digits) / digits, locale);
  const best = winner === 'a' ? a : b;
  const sentence = winner ? t('compare.wins', { title: isolated(best.title) }) : t('compare.even');
  const what = flip && t(`compare.criterion.${flip.criterion}`);
  const percent = flip && formatCount(Math.round(flip.at * 100), locale);
  const sensitivity =
    winner &&
    (flip
      ? t(flip.direction === 'above' ? 'compare.unlessMore' : 'compare.unlessLess', { what, percent })
      : t('compare.whatever'));
  return (
    <div>
      <Score>
        <Letter>{letters.a}</Letter>
        {/* Each figure stays beside its letter, whichever way the language is read. */}
        <strong>
          <bdi>{points(verdict.a)}</bdi> : <bdi>{points(verdict.b)}</bdi>
        </strong>
        <Letter>{letters.b}</Letter>
      </Score>
      <Bar aria-hidden data-winner={winner ?? 'none'}>
        <i style={{ inlineSize: `${verdict.a}%` }} />
        <i style={{ inlineSize: `${verdict.b}%` }} />
      </Bar>
      <p dir="auto">
        <strong>{sentence}</strong>
      </p>
      <p>{sensitivity}</p>
      <LiveRegion>{[sentence, sensitivity].filter(Boolean).join(' ')}</LiveRegion>
      {left.length > 0 && (
        <Note>
          {t('compare.left', {
            what: left.map((criterion) => t(`compare.criterion.${criterion}`)).join(', '),
          })}
        </Note>
      )}
      <VerdictSums verdict={verdict} />
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
const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.space[10]};
  }
`;
const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 120px), 1fr));
  gap: ${tokens.space[4]};
`;
const Score = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  strong {
    font: ${tokens.font.priceLarge};
    font-variant-numeric: tabular-nums;
  }
`;
const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 12px;
  margin-block: ${tokens.space[3]};
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
