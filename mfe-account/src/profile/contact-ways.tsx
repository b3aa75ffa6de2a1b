import type { UserRow } from '@lintel/api-contract';
import { lazyDialog } from '@lintel/remote-kit';
import { Badge, Button, Panel, tokens, useKeptFocus, verifiedIcon } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ContactWay } from './contact-dialog.tsx';
import { NotificationsSwitch } from './notifications-switch.tsx';
import { PendingEmail } from './pending-email.tsx';

const ContactDialog = lazyDialog(
  () => import(/* webpackChunkName: "profile-contact" */ './contact-dialog.tsx'),
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
  // What waits for a code goes with the buttons that have the focus.
  const keptFocus = useKeptFocus();
  return (
    <>
      <Box as="section" ref={keptFocus} aria-labelledby="profile-contact">
        <h2 id="profile-contact">{t('profile.contact')}</h2>
        <Way
          label={t('profile.email')}
          value={user.email}
          proved={user.email !== '' && user.is_email_verified === 1}
          action={
            <Button
              id="profile-email"
              tone="secondary"
              size="small"
              onClick={() => setOpen({ way: 'email' })}
            >
              {t(user.email ? 'profile.changeEmail' : 'profile.addEmail')}
            </Button>
          }
        />
        {user.pending_email && (
          <PendingEmail
            user={user}
            address={user.pending_email}
            onCode={() => setOpen({ way: 'email', awaits: user.pending_email! })}
          />
        )}
        <Way
          label={t('profile.mobile')}
          value={user.mobile_text ?? user.mobile}
          action={
            <Button
              id="profile-mobile"
              tone="secondary"
              size="small"
              onClick={() => setOpen({ way: 'phone' })}
            >
              {t(user.mobile ? 'profile.changeMobile' : 'profile.addMobile')}
            </Button>
          }
        />
        <NotificationsSwitch user={user} />
      </Box>
      {open && <ContactDialog user={user} {...open} onClose={() => setOpen(undefined)} />}
    </>
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
