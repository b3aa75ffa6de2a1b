import { useReadable } from '@lintel/remote-kit';
import { IconButton, Menu, settingsIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { soundOfMessages } from '#common/sound.model.ts';

/** What this browser does when a message comes. Switching it on lets the sound be heard once. */
export function SoundMenu() {
  const { t } = useTranslation('mfe-chat');
  const isOn = useReadable(soundOfMessages);
  async function toggle(): Promise<void> {
    soundOfMessages.change((before) => !before);
    if (isOn) return;
    const { playTone } = await import(/* webpackChunkName: "chat-tone" */ '#common/tone.ts');
    await playTone();
  }
  return (
    <Menu
      label={t('settings.menu')}
      items={[{ key: 'sound', label: t('settings.sound'), switched: isOn, onSelect: () => void toggle() }]}
      renderButton={(button) => <IconButton {...button} shape={settingsIcon} label={t('settings.menu')} />}
    />
  );
}
