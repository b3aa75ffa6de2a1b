import { tokens } from '@lintel/ui';
import styled from 'styled-components';

interface WaveformProps {
  /** The newest last, 0 to 1. */
  levels: readonly number[];
  bars: number;
}

/** How loud the last seconds were: the user sees that the microphone hears something. */
export function Waveform({ levels, bars }: WaveformProps) {
  const shown = [...Array.from({ length: Math.max(0, bars - levels.length) }, () => 0), ...levels];
  return (
    <Bars viewBox={`0 0 ${bars * 4} 32`} preserveAspectRatio="none" aria-hidden>
      {shown.map((level, index) => {
        const height = 2 + level * 30;
        return (
          // eslint-disable-next-line react/no-array-index-key -- a bar is a place
          <rect key={index} x={index * 4} y={16 - height / 2} width={2} height={height} rx={1} />
        );
      })}
    </Bars>
  );
}

const Bars = styled.svg`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 32px;
  fill: ${tokens.color.action.default};
`;
