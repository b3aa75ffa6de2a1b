import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '#chat/files/use-object-url.ts';
import type { Message } from '#chat/wire/message.ts';
import { AudioPlayer } from './audio-player.tsx';

interface VoicePartProps {
  audio: NonNullable<Message['audio']>;
  /** While it is not stored yet: the recording of this device. */
  local?: File | undefined;
}

/** A voice message in a bubble. */
export default function VoicePart({ audio, local }: VoicePartProps) {
  const { t } = useTranslation('mfe-chat');
  const ownUrl = useObjectUrl(local ?? null);
  const src = local ? ownUrl : audio.url;
  return src ? <AudioPlayer src={src} seconds={audio.seconds} /> : <em>{t('files.gone')}</em>;
}
