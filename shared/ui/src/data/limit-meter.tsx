import { formatCount, useLocale } from '@lintel/i18n';
import { useId } from 'react';
import styled from 'styled-components';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';

export interface LimitMeterProps {
  /** What is counted, e.g. "Properties to list". */
  label: string;
  used: number;
  /** How many there are; absent: without limit. */
  limit?: number | undefined;
  /** Below the bar, e.g. until when. */
  note?: string;
}

/** From this share on the bar warns. */
const NEARLY_USED = 0.8;

/** How much of a limit is used, as words and as a bar. */
export function LimitMeter({ label, used, limit, note }: LimitMeterProps) {
  const { t } = useUiTexts();
  const locale = useLocale();
  const labelId = useId();
  const left = limit === undefined ? undefined : Math.max(0, limit - used);
  const share = limit ? Math.min(1, used / limit) : limit === 0 ? 1 : 0;
  const text =
    limit === undefined
      ? t('limit.unlimited', { used: formatCount(used, locale) })
      : t('limit.used', { used: formatCount(used, locale), limit: formatCount(limit, locale) });
  return (
    <Box>
      <Line>
        <span id={labelId}>{label}</span>
        <b>{text}</b>
      </Line>
      {limit !== undefined && (
        <Track
          role="meter"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={text}
          data-state={left === 0 ? 'full' : share >= NEARLY_USED ? 'nearly' : 'free'}
        >
          <span style={{ inlineSize: `${share * 100}%` }} />
        </Track>
      )}
      {(left !== undefined || note) && (
        <Line>
          <small>
            {left !== undefined && t('limit.left', { count: left, shown: formatCount(left, locale) })}
          </small>
          {note && <small>{note}</small>}
        </Line>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  inline-size: 100%;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  font: ${tokens.font.small};
  b {
    font: ${tokens.font.smallStrong};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${tokens.color.text.muted};
    font: inherit;
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
    border-radius: inherit;
    background: ${tokens.color.action.default};
  }
  &[data-state='nearly'] > span {
    background: ${tokens.color.warning.text};
  }
  &[data-state='full'] > span {
    background: ${tokens.color.danger.text};
  }
  /* Colours of the system draw no backgrounds of ours. */
  @media (forced-colors: active) {
    border: 1px solid;
    > span {
      forced-color-adjust: none;
      background: CanvasText !important;
    }
  }
`;
