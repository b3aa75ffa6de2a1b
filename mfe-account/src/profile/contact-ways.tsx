import type { UserRow } from '@lintel/api-contract';
import { lazyPage, useShell } from '@lintel/remote-kit';
import { Badge, Banner, Button, Panel, Switch, tokens, verifiedIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ContactWay } from './contact-dialog.tsx';
import { saveProfileFx } from './profile.model.ts';

const ContactDialog = lazyPage(
  () => import(/* webpackChunkName: "profile-contact" */ './contact-dialog.tsx'),
  null,
);

interface OpenDialog {
  way: ContactWay;
  /** A code is on its way there already. */
  awaits?: string;
}

/** How the user is reached: address and number, each proved by a code, and whether notifications are sent. */
export function ContactWays({ user }: { user: UserRow }) {
  const { t } = useTranslation('mfe-account');
  const [open, setOpen] = useState<OpenDialog>();
  return (
    <Box as="section" aria-labelledby="profile-contact">
      <h2 id="profile-contact">{t('profile.contact')}</h2>
      <Way
        label={t('profile.email')}
        value={user.email}
        proved={user.email !== '' && user.is_email_verified === 1}
        action={
          <Button id="profile-email" tone="secondary" size="small" onClick={() => setOpen({ way: 'email' })}>
            {t(user.email ? 'profile.changeEmail' : 'profile.addEmail')}
          </Button>
        }
      />
      {user.pending_email && (
        <Banner
          tone="warning"
          action={
            <Button
              size="small"
              tone="secondary"
              onClick={() => setOpen({ way: 'email', awaits: user.pending_email! })}
            >
              {t('profile.enterCode')}
            </Button>
          }
        >
          {t('profile.pendingEmail', { address: user.pending_email })}
        </Banner>
      )}
      <Way
        label={t('profile.mobile')}
        value={user.mobile}
        action={
          <Button id="profile-mobile" tone="secondary" size="small" onClick={() => setOpen({ way: 'phone' })}>
            {t(user.mobile ? 'profile.changeMobile' : 'profile.addMobile')}
          </Button>
        }
      />
      <Notifications user={user} />
      {open && <ContactDialog user={user} {...open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}

interface WayProps {
  label: string;
  value: string | null;
  proved?: boolean;
  action: ReactNode;
}

function Way({ label, value, proved = false, action }: WayProps) {
  const { t } = useTranslation('mfe-account');
  const { t: common } = useTranslation();
  return (
    <Line>
      <div>
        <small>{label}</small>
        <span>
          <bdi dir="ltr">{value || common('notStated')}</bdi>
          {proved && (
            <Badge tone="success" icon={verifiedIcon}>
              {t('profile.verified')}
            </Badge>
          )}
        </span>
      </div>
      {action}
    </Line>
  );
}

/** Takes effect at once; where the browser refuses notifications, the user hears how to allow them. */
function Notifications({ user }: { user: UserRow }) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const { save, busy } = useUnit({ save: saveProfileFx, busy: saveProfileFx.pending });
  const change = async (isOn: boolean) => {
    try {
      await save({ notification: isOn ? '1' : '0' });
    } catch {
      shell.notify({ tone: 'danger', text: t('profile.notSaved') });
      return;
    }
    if (isOn && 'Notification' in globalThis && Notification.permission === 'denied')
      await shell.alert('notificationsDenied');
  };
  return (
    <Switch
      label={t('profile.notifications')}
      hint={t('profile.notificationsHint')}
      checked={user.notification === 1}
      disabled={busy}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  h2 {
    font: ${tokens.font.h3};
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[2]};
    overflow-wrap: anywhere;
  }
`;
