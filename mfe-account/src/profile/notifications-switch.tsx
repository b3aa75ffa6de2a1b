import type { UserRow } from '@lintel/api-contract';
import { useShell } from '@lintel/remote-kit';
import { Switch } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { saveProfileFx } from './model/profile.model.ts';

/** Asks the browser while the press of the user counts; a browser without notifications has nothing to ask. */
const askBrowser = async (): Promise<NotificationPermission | 'unsupported'> =>
  'Notification' in globalThis ? Notification.requestPermission() : 'unsupported';

/**
 * Whether the user gets notifications: of their account, and on this device. Switching on asks the browser; where it refuses, the
 * list and other devices get them all the same, and the user hears how to allow them here.
 */
export function NotificationsSwitch({ user }: { user: UserRow }) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const { save, busy } = useUnit({ save: saveProfileFx, busy: saveProfileFx.pending });
  const change = async (isOn: boolean) => {
    const permission = isOn ? await askBrowser() : null;
    try {
      await save({ notification: isOn ? '1' : '0' });
    } catch {
      shell.notify({ tone: 'danger', text: t('profile.notSaved') });
      return;
    }
    if (permission === 'granted') shell.emit('notifications.allowed@1', { userId: user.id });
    if (permission === 'denied') await shell.alert('notificationsDenied');
  };
  return (
    <Switch
      label={t('profile.notifications')}
      hint={t('profile.notificationsHint')}
      checked={user.notification === 1}
      // Not disabled: a browser takes the focus from a control that is.
      aria-busy={busy}
      onChange={({ target }) => {
        if (!busy) void change(target.checked);
      }}
    />
  );
}
