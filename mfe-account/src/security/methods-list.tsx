import type { SignInMethodRow } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import { lazyDialog, toApiError, useGate, useReadable, useShell } from '@lintel/remote-kit';
import { Button, ConfirmDialog, ErrorState, LoadingBlocks, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageLines, PagePart } from '../common/page-part.tsx';
import { linkFx, methods, unlinkFx } from './methods.model.ts';
import { useMethodChange } from './use-method-change.ts';

const PasswordDialog = lazyDialog(
  () => import(/* webpackChunkName: "security-password" */ './password-dialog.tsx'),
);
const PhoneDialog = lazyDialog(() => import(/* webpackChunkName: "security-phone" */ './phone-dialog.tsx'));
const OwnerDialog = lazyDialog(
  () => import(/* webpackChunkName: "security-owner" */ '../common/owner-dialog.tsx'),
);

type Method = SignInMethodRow['method'];
const ALL: readonly Method[] = ['password', 'google', 'phone'];

/** The ways to sign in that the user may add, by the settings and by what is proved. */
function useOffered(): Record<Method, boolean> {
  const shell = useShell();
  const user = useReadable(shell.session)?.user;
  const settings = useReadable(shell.settings);
  return {
    password: user?.is_email_verified === 1,
    google: settings?.social_login === '1',
    phone: settings?.number_with_otp_login === '1',
  };
}

/** Ways to sign in: change the password, add and remove ways; the last one stays. */
export function MethodsList() {
  const { t } = useTranslation('mfe-account');
  const { t: errors } = useTranslation('errors');
  const shell = useShell();
  const user = useReadable(shell.session)?.user;
  const isOffered = useOffered();
  const mayWrite = useGate('not-demo');
  const { data, error, pending, refresh, link, unlink } = useUnit({
    data: methods.$data,
    error: methods.$error,
    pending: methods.$pending,
    refresh: methods.refresh,
    link: linkFx,
    unlink: unlinkFx,
  });
  const [dialog, setDialog] = useState<'password' | 'phone'>();
  const [removing, setRemoving] = useState<Method>();
  const rows = data?.data ?? [];
  const rowOf = (method: Method) => rows.find((row) => row.method === method);
  const { waiting, change, prove, giveUp } = useMethodChange({
    // Another dialog that the user has opened since stays.
    onDone: ({ dialog: own }) => setDialog((now) => (now === own ? undefined : now)),
  });
  const linkGoogle = async () => {
    try {
      const token = await (await shell.identity?.())?.proveGoogle();
      if (!token) return;
      await change({
        run: (owner) => link({ type: '0', ...token, ...owner }),
        done: t('security.methods.linked'),
      });
    } catch (thrown) {
      shell.notify({ tone: 'danger', text: errorText(errors, toApiError(thrown)) });
    }
  };
  const add: Record<Method, () => void> = {
    password: () => setDialog('password'),
    google: () => void linkGoogle(),
    phone: () => setDialog('phone'),
  };

  return (
    <PagePart as="section" aria-labelledby="security-methods">
      <h2 id="security-methods">{t('security.methods.title')}</h2>
      <p>{t('security.methods.text')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
      {!error && !data && <LoadingBlocks height="160px" />}
      {data && (
        <PageLines>
          {ALL.filter((method) => rowOf(method) ?? isOffered[method]).map((method) => (
            <MethodLine
              key={method}
              method={method}
              row={rowOf(method)}
              onAdd={() => mayWrite(add[method])}
              onRemove={() => mayWrite(() => setRemoving(method))}
            />
          ))}
        </PageLines>
      )}
      {dialog === 'password' && (
        <PasswordDialog
          present={rowOf('password')}
          email={user?.email ?? ''}
          hasGoogle={rowOf('google') !== undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'phone' && !waiting && (
        <PhoneDialog
          onProved={(proof) =>
            change({
              dialog: 'phone',
              run: (owner) => link({ type: '1', ...proof, ...owner }),
              done: t('security.methods.linked'),
            })
          }
          onClose={() => setDialog(undefined)}
        />
      )}
      {waiting && (
        <OwnerDialog
          email={user?.email ?? ''}
          hasPassword={rowOf('password') !== undefined}
          hasGoogle={rowOf('google') !== undefined}
          onProved={prove}
          onClose={giveUp}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t('security.methods.ask', { method: t(`security.methods.kind.${removing}`) })}
          confirmLabel={t('security.methods.remove')}
          tone="danger"
          onCancel={() => setRemoving(undefined)}
          onConfirm={() => {
            setRemoving(undefined);
            void change({
              run: (owner) => unlink({ method: removing, ...owner }),
              done: t('security.methods.removed'),
            });
          }}
        >
          {t('security.methods.effect')}
        </ConfirmDialog>
      )}
    </PagePart>
  );
}

interface MethodLineProps {
  method: Method;
  row: SignInMethodRow | undefined;
  onAdd(): void;
  onRemove(): void;
}

function MethodLine({ method, row, onAdd, onRemove }: MethodLineProps) {
  const { t } = useTranslation('mfe-account');
  const name = t(`security.methods.kind.${method}`);
  return (
    <li>
      <div>
        {name}
        <small>
          {row ? <bdi dir="ltr">{row.detail_text ?? row.detail}</bdi> : t('security.methods.none')}
          {row?.is_only && ` · ${t('security.methods.only')}`}
        </small>
      </div>
      <Actions>
        {(!row || method === 'password') && (
          <Button
            tone="secondary"
            size="small"
            aria-label={row ? t('security.password.change') : t('security.methods.addOf', { method: name })}
            onClick={onAdd}
          >
            {t(row ? 'security.methods.change' : 'security.methods.add')}
          </Button>
        )}
        {row && !row.is_only && (
          <Button
            tone="secondary"
            size="small"
            aria-label={t('security.methods.removeOf', { method: name })}
            onClick={onRemove}
          >
            {t('security.methods.remove')}
          </Button>
        )}
      </Actions>
    </li>
  );
}

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
