import { Button, Dialog, Icon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $settings } from '#user/settings/settings.model.ts';
import { alertContents } from './alert-texts.ts';
import './bought.model.ts';
import { alertClosed, type Alert, type ProfilePart } from './alerts.model.ts';
import { verificationAlert } from './pass.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

const partTexts: Record<ProfilePart, `profileParts.${ProfilePart}`> = {
  name: 'profileParts.name',
  email: 'profileParts.email',
  mobile: 'profileParts.mobile',
  profile: 'profileParts.profile',
  address: 'profileParts.address',
};

/** Tells one thing that the user must know before anything else, and offers the way on. */
export default function AlertDialog({ alert }: { alert: Alert }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { close, settings } = useUnit({ close: alertClosed, settings: $settings });
  const navigate = useNavigate();
  const from = useLocation();
  // The back end refuses a listing for want of verification without its state.
  const name =
    alert.name === 'verificationRequired' ? verificationAlert(settings?.verification_status) : alert.name;
  const { icon, title, text, way } = alertContents[name];
  const goOn = () => {
    close();
    if (way) void navigate(typeof way.to === 'string' ? way.to : way.to(alert, from));
  };
  return (
    <Dialog
      title={t(title)}
      urgent
      onClose={close}
      footer={
        <>
          {way && (
            <Button tone="secondary" onClick={close}>
              {t('alertWays.notNow')}
            </Button>
          )}
          <Button onClick={goOn}>{way ? t(way.label) : common('actions.close')}</Button>
        </>
      }
    >
      <Body>
        <Plate>
          <Icon shape={icon} size={28} />
        </Plate>
        <div>
          <p>{t(text)}</p>
          {alert.missing && (
            <ul>
              {alert.missing.map((part) => (
                <li key={part}>{t(partTexts[part])}</li>
              ))}
            </ul>
          )}
        </div>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[4]};
  ul {
    margin-block-start: ${tokens.space[2]};
    padding-inline-start: ${tokens.space[5]};
  }
`;
const Plate = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  background: ${tokens.color.action.tint};
  color: ${tokens.color.action.onTint};
`;
