import { IconButton, pauseIcon, playIcon, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { usePlayer } from './use-player.ts';
import { voiceTime } from './voice-time.ts';

interface AudioPlayerProps {
  src: string;
  /** As the sender's device measured it: recordings do not always know their own length. */
  seconds: number | null;
}

const SPEEDS = [1, 1.5, 2];

/** A voice message: play, seek, speed. The browser's own player does the work. */
export function AudioPlayer({ src, seconds }: AudioPlayerProps) {
  const { t } = useTranslation('mfe-chat');
  const { player, playback, fail } = usePlayer(src);
  const { isPlaying, at, hasFailed } = playback;
  const [speed, showSpeed] = useState(1);
  const length = seconds ?? playback.length ?? 0;

  function changeSpeed(): void {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
    player.setSpeed(next);
    showSpeed(next);
  }
  if (hasFailed)
    return (
      <a href={src} target="_blank" rel="noopener noreferrer">
        {t('voice.unplayable')}
      </a>
    );
  return (
    <Player>
      <IconButton
        shape={isPlaying ? pauseIcon : playIcon}
        label={t(isPlaying ? 'voice.pause' : 'voice.play')}
        onClick={() => (isPlaying ? player.pause() : void player.play().catch(fail))}
      />
      <input
        type="range"
        min={0}
        max={Math.max(length, at, 0.1)}
        step={0.1}
        value={at}
        aria-label={t('voice.seek')}
        aria-valuetext={t('voice.at', { at: voiceTime(at), length: voiceTime(length) })}
        onChange={({ target }) => player.seek(Number(target.value))}
      />
      <small>{voiceTime(isPlaying || at > 0 ? at : length)}</small>
      <button type="button" aria-label={t('voice.speed', { speed })} onClick={changeSpeed}>
        {`${speed}×`}
      </button>
    </Player>
  );
}

const Player = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  input {
    flex: 1;
    inline-size: 6rem;
    min-inline-size: 3rem;
    min-block-size: 24px;
    accent-color: ${tokens.color.action.default};
  }
  small {
    font: ${tokens.font.micro};
    font-variant-numeric: tabular-nums;
  }
  > button:last-child {
    min-inline-size: 36px;
    min-block-size: 32px;
    border: 1px solid currentcolor;
    border-radius: ${tokens.radius.pill};
    background: none;
    color: inherit;
    font: ${tokens.font.micro};
    cursor: pointer;
  }
`;
