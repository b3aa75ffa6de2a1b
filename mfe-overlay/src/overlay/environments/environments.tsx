import type { ResolvedLock } from '@lintel/contract';
import { Button, LiveRegion, PasswordField } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { List, Row, Stack } from '../../common/panel.styles.ts';
import { EnvironmentCard } from './environment-card.tsx';
import { Refused } from './environments.styles.ts';
import {
  $asked,
  $environments,
  $outcome,
  $refusal,
  $token,
  moveFx,
  readStatusFx,
  refreshed,
  tokenForgotten,
  tokenGiven,
} from './environments.model.ts';
import { MoveConfirmation } from './move-confirmation.tsx';
import { MoveForm } from './move-form.tsx';
import type { CommandRefusal } from './team-api.ts';

/** All environments of the registry, and for a team with its token changes of the one that this page is from. */
export function Environments({ site }: { site: ResolvedLock }) {
  const { t } = useTranslation('mfe-overlay');
  const { token, environments, asked, outcome, refusal, isReading } = useUnit({
    token: $token,
    environments: $environments,
    asked: $asked,
    outcome: $outcome,
    refusal: $refusal,
    isReading: readStatusFx.pending,
  });
  const { forget, refresh, isMoving } = useUnit({
    forget: tokenForgotten,
    refresh: refreshed,
    isMoving: moveFx.pending,
  });
  const panel = useFocusAfter(asked !== null);
  // Code of every release on the page could read a token: one that only a link brought shall not.
  if (site.isMixed) return <p>{t('environments.mixed')}</p>;
  const own = environments?.find(({ environment }) => environment === site.environment);
  const done =
    outcome === null
      ? ''
      : 'message' in outcome
        ? outcome.message
        : t('environments.done', { environment: site.environment, revision: outcome.revision });
  return (
    <Stack ref={panel} tabIndex={-1} aria-busy={isReading || isMoving}>
      {refusal !== null && <RefusedMessage refusal={refusal} />}
      <LiveRegion>{done || (isReading ? t('environments.loading') : '')}</LiveRegion>
      {done !== '' && (
        <p aria-hidden dir="auto">
          {done}
        </p>
      )}
      {token === null && <TokenForm />}
      {token !== null && (
        <Row>
          <Button size="small" tone="secondary" busy={isReading} onClick={() => refresh()}>
            {t('environments.refresh')}
          </Button>
          <Button size="small" tone="quiet" onClick={() => forget()}>
            {t('environments.forget')}
          </Button>
        </Row>
      )}
      {asked && <MoveConfirmation asked={asked} environment={site.environment} />}
      {environments && own && !asked && <MoveForm own={own} environments={environments} />}
      {environments && (
        <List role="list">
          {environments.map((one) => (
            <li key={one.environment}>
              <EnvironmentCard status={one} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}

/** The words of the registry are English; that nothing arrived is in the language of the page. */
function RefusedMessage({ refusal: { message } }: { refusal: CommandRefusal }) {
  const { t } = useTranslation('errors');
  return message === null ? (
    <Refused role="alert">{t('offline')}</Refused>
  ) : (
    <Refused role="alert" lang="en" dir="ltr">
      {message}
    </Refused>
  );
}

/** The focus comes here when what had it, a confirmation, goes away. */
function useFocusAfter(isShown: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) panel.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return panel;
}

function TokenForm() {
  const { t } = useTranslation('mfe-overlay');
  const give = useUnit(tokenGiven);
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const token = new FormData(form).get('token');
        form.reset();
        if (typeof token === 'string') give(token);
      }}
    >
      <PasswordField
        name="token"
        label={t('environments.token')}
        hint={t('environments.tokenHint')}
        autoComplete="off"
        required
      />
      <Row>
        <Button type="submit">{t('environments.show')}</Button>
      </Row>
    </Stack>
  );
}
