import { Button, Tabs } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $filledIn } from '#user/session/model/code.model.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { EmailForm } from './email-form.tsx';
import { Aside, Column } from './form-layout.tsx';
import { GoogleButton } from './google-button.tsx';
import { preloadIdentity } from '#user/session/identity/identity.ts';
import { PhoneForm } from './phone-form.tsx';
import type { SessionViewProps } from '#user/session/model/session-view.ts';
import { $offers } from '#user/session/model/sign-in.model.ts';

type Way = 'email' | 'phone';

/** The ways of signing in that the settings offer. */
export function SignInWays({ onView }: SessionViewProps) {
  const { t } = useDeferredTranslation();
  const { offers, filledIn } = useUnit({ offers: $offers, filledIn: $filledIn });
  const [way, setWay] = useState<Way>(
    filledIn?.view === 'signIn' && filledIn.values.phone ? 'phone' : 'email',
  );
  // The browser lets Google's window open only shortly after the press, so the SDK must be there by then.
  useEffect(() => void preloadIdentity().catch(() => undefined), []);
  const email = <EmailForm onView={onView} />;
  const phone = <PhoneForm onView={onView} />;
  const offersBoth = offers.email && offers.phone;
  return (
    <Column>
      {offersBoth && (
        <Tabs
          label={t('session.ways.label')}
          tabs={[
            { key: 'email', label: t('session.ways.email'), panel: email },
            { key: 'phone', label: t('session.ways.phone'), panel: phone },
          ]}
          active={way}
          onActive={setWay}
        />
      )}
      {!offersBoth && offers.email && email}
      {!offersBoth && offers.phone && phone}
      {offers.google && <GoogleButton divided={offers.email || offers.phone} />}
      {offers.email && (
        <Aside>
          {t('session.signIn.noAccount')}
          <Button tone="quiet" size="small" onClick={() => onView('register')}>
            {t('session.signIn.toRegister')}
          </Button>
        </Aside>
      )}
    </Column>
  );
}
