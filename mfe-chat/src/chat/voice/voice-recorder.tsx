import { useShell } from '@lintel/remote-kit';
import { IconButton, LiveRegion, sendIcon, stopIcon, tokens, trashIcon } from '@lintel/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useObjectUrl } from '#chat/files/use-object-url.ts';
import { AudioPlayer } from './audio-player.tsx';
import { beginRecording, LONGEST_S, type MicrophoneProblem, type Recording } from './recording.ts';
import { voiceTime } from './voice-time.ts';
import { Waveform } from './waveform.tsx';

interface VoiceRecorderProps {
  onSend(file: File, seconds: number): void;
  /** Discarded, sent, or there is no microphone. */
  onClose(): void;
}

const TICK_MS = 100;
/** Bars of the waveform. */
const BARS = 32;

/** Takes the place of the composer: records, then lets the user listen, discard or send. */
export default function VoiceRecorder({ onSend, onClose }: VoiceRecorderProps) {
  const { t } = useTranslation('mfe-chat');
  const { alert } = useShell();
  const recording = useRef<Recording | null>(null);
  const beganAt = useRef(0);
  const [isRecording, setRecording] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [levels, setLevels] = useState<readonly number[]>([]);
  const [file, setFile] = useState<File | null>(null);
  const url = useObjectUrl(file);
  // Fixed for the time of the recording; the composer makes new ones at each key press.
  const [closing] = useState(() => ({ onClose, alert }));

  useEffect(() => {
    let isGone = false;
    beginRecording().then(
      (begun) => {
        if (isGone) return begun.discard();
        recording.current = begun;
        beganAt.current = Date.now();
        setRecording(true);
        void begun.ended.then((recorded) => {
          if (isGone) return;
          setRecording(false);
          setSeconds((Date.now() - beganAt.current) / 1000);
          setFile(recorded);
        });
      },
      (problem: MicrophoneProblem) => {
        if (isGone) return;
        void closing.alert(problem);
        closing.onClose();
      },
    );
    return () => {
      isGone = true;
      recording.current?.discard();
    };
  }, [closing]);

  const stop = () => void recording.current?.finish();
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => {
      const passed = (Date.now() - beganAt.current) / 1000;
      setSeconds(passed);
      setLevels((before) => [...before, recording.current?.level() ?? 0].slice(-BARS));
      if (passed >= LONGEST_S) stop();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRecording]);

  return (
    <Bar role="group" aria-label={t('voice.label')}>
      <LiveRegion>{isRecording ? t('voice.recording') : file ? t('voice.recorded') : ''}</LiveRegion>
      <IconButton shape={trashIcon} label={t('voice.discard')} onClick={onClose} />
      {file ? (
        <>
          {url && <AudioPlayer src={url} seconds={seconds} />}
          <IconButton
            shape={sendIcon}
            label={t('voice.send')}
            onClick={() => {
              onSend(file, Math.round(seconds * 10) / 10);
              onClose();
            }}
          />
        </>
      ) : (
        <>
          <Dot aria-hidden data-on={isRecording} />
          <time>{voiceTime(seconds)}</time>
          <Waveform levels={levels} bars={BARS} />
          <IconButton shape={stopIcon} label={t('voice.stop')} disabled={!isRecording} onClick={stop} />
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border.hairline};
  > div:not(:first-child) {
    flex: 1;
  }
  time {
    font: ${tokens.font.smallStrong};
    font-variant-numeric: tabular-nums;
  }
`;
const Dot = styled.span`
  inline-size: 12px;
  block-size: 12px;
  border-radius: 50%;
  background: ${tokens.color.border.control};
  &[data-on='true'] {
    background: ${tokens.color.heart};
  }
`;
