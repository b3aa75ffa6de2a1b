import { useLeaveGuard, useShell } from '@lintel/remote-kit';
import { IconButton, LiveRegion, sendIcon, stopIcon, tokens, trashIcon } from '@lintel/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useObjectUrl } from '#chat/files/use-object-url.ts';
import type { DialogDraft } from '#common/dialog-draft.ts';
import { AudioPlayer } from './audio-player.tsx';
import { beginRecording, LONGEST_S, type MicrophoneProblem, type Recording } from './recording.ts';
import type { Recorded } from './use-recorded.ts';
import { voiceTime } from './voice-time.ts';
import { Waveform } from './waveform.tsx';

interface VoiceRecorderProps {
  /** Of this conversation: what was recorded and not sent. */
  recorded: DialogDraft<Recorded>;
  onSend(file: File, seconds: number): void;
  /** Discarded, sent, or there is no microphone. */
  onClose(): void;
}

const TICK_MS = 100;
/** Bars of the waveform. */
const BARS = 32;

/** Takes the place of the composer: records, then lets the user listen, discard or send. Leaving ends a recording and keeps it. */
export default function VoiceRecorder({ recorded, onSend, onClose }: VoiceRecorderProps) {
  const { t } = useTranslation('mfe-chat');
  const { alert } = useShell();
  const recording = useRef<Recording | null>(null);
  const beganAt = useRef(0);
  const [isRecording, setRecording] = useState(false);
  const { file } = recorded.values;
  const [passed, setPassed] = useState(0);
  const seconds = file ? recorded.values.seconds : passed;
  const [levels, setLevels] = useState<readonly number[]>([]);
  const url = useObjectUrl(file);
  // Fixed for the time of the recording; the composer makes new ones at each key press.
  const [begun] = useState(() => ({ isKept: file !== null, keep: recorded.change, onClose, alert }));
  useLeaveGuard(isRecording || file !== null);
  const bar = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; what comes next is the second that can be pressed: stop, then play.
  useEffect(() => {
    const own = bar.current!;
    if (![document.body, own].includes(document.activeElement as HTMLElement)) return;
    (own.querySelectorAll<HTMLElement>('button:not(:disabled)')[1] ?? own).focus();
  }, [isRecording, url]);

  useEffect(() => {
    if (begun.isKept) return undefined;
    let isGone = false;
    beginRecording().then(
      (running) => {
        if (isGone) return running.discard();
        recording.current = running;
        beganAt.current = Date.now();
        setRecording(true);
        void running.ended.then((made) => {
          setRecording(false);
          // Discarded.
          if (!recording.current) return;
          const length = (Date.now() - beganAt.current) / 1000;
          begun.keep(() => ({ file: made, seconds: length }));
        });
      },
      (problem: MicrophoneProblem) => {
        if (isGone) return;
        void begun.alert(problem);
        begun.onClose();
      },
    );
    return () => {
      isGone = true;
      void recording.current?.finish();
    };
  }, [begun]);
  function discard(): void {
    recording.current?.discard();
    recording.current = null;
    recorded.discard();
    onClose();
  }

  const stop = () => void recording.current?.finish();
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => {
      const now = (Date.now() - beganAt.current) / 1000;
      setPassed(now);
      setLevels((before) => [...before, recording.current?.level() ?? 0].slice(-BARS));
      if (now >= LONGEST_S) stop();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRecording]);

  return (
    <Bar ref={bar} role="group" tabIndex={-1} aria-label={t('voice.label')}>
      <LiveRegion>{isRecording ? t('voice.recording') : file ? t('voice.recorded') : ''}</LiveRegion>
      <IconButton shape={trashIcon} label={t('voice.discard')} onClick={discard} />
      {file ? (
        <>
          {url && <AudioPlayer src={url} seconds={seconds} />}
          <IconButton
            shape={sendIcon}
            label={t('voice.send')}
            onClick={() => {
              onSend(file, Math.round(seconds * 10) / 10);
              discard();
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
