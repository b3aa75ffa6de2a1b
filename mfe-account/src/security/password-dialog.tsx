import type { SignInMethodRow } from '@lintel/api-contract';
import { toApiError, useIsShown, useShell } from '@lintel/remote-kit';
import { Dialog } from '@lintel/ui';
import {
  ErrorSummary,
  FormCheckbox,
  FormPasswordField,
  SubmitButton,
  submitWith,
  validateWith,
} from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { DialogFields } from '../common/dialog-fields.tsx';
import { useOwnerQuestion } from '../common/owner-question.tsx';
import type { OwnershipProof } from '../common/owner.ts';
import { changePasswordFx } from './methods.model.ts';
import { firstPasswordSchema, passwordSchema } from './security.schema.ts';

interface Values {
  password?: string;
  newPassword: string;
  repeated: string;
  endOthers?: boolean;
}

const validateFirst = validateWith(firstPasswordSchema);
const validateChange = validateWith(passwordSchema);
const names = { names: { new_password: 'newPassword' } };

interface PasswordDialogProps {
  /** The password as it is; undefined: the account has none. */
  present: SignInMethodRow | undefined;
  email: string;
  /** The user can show the account with Google. */
  hasGoogle: boolean;
  onClose(): void;
}

/** A new password, with the present one; the side that keeps it is asked. */
export default function PasswordDialog({ present, email, hasGoogle, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const { change } = useUnit({ change: changePasswordFx });
  const owner = useOwnerQuestion();
  const isShown = useIsShown();
  const proof = useRef<OwnershipProof>({});
  /** What the identity service has already, although our server has not noted it. */
  const changedTo = useRef<string>(undefined);

  /** Whether it was set: an old session alone is refused, and the user may not want to show more. */
  const setFirst = async (values: { new_password: string; end_others: '0' | '1' }): Promise<boolean> => {
    const { owner_token: token } = proof.current;
    try {
      await change({ ...values, ...(token && { id_token: token }) });
      return true;
    } catch (thrown) {
      if (toApiError(thrown).key !== 'recentSignInRequired') throw thrown;
      const shown = await owner.ask({ email, hasPassword: false, hasGoogle });
      if (!shown?.owner_token) return false;
      proof.current = shown;
      return setFirst(values);
    }
  };
  const changeAtIdentity = async (password: string, newPassword: string) => {
    const identity = await shell.identity?.();
    const before = changedTo.current;
    const token = await (before === newPassword
      ? identity?.prove(email, newPassword)
      : identity?.changePassword({ email, password: before ?? password, newPassword }));
    if (!token)
      throw { kind: 'rejected', retryable: false, fields: { password: t('security.password.wrong') } };
    changedTo.current = newPassword;
    return token.id_token;
  };

  const save = async ({ password = '', newPassword, endOthers }: Values) => {
    const end_others = endOthers ? '1' : '0';
    const isOurs = { new_password: newPassword, end_others } as const;
    if (!present) {
      if (!(await setFirst(isOurs))) return;
    } else if (present.is_own) await change({ ...isOurs, password });
    else await change({ id_token: await changeAtIdentity(password, newPassword), end_others });
    shell.notify({ tone: 'success', text: t('security.password.done') });
    // The user may have closed it, and opened it once more.
    if (isShown()) onClose();
  };
  const labels = {
    password: t('security.password.present'),
    newPassword: t('security.password.new'),
    repeated: t('security.password.repeat'),
  };
  const submit = (values: Values) => submitWith(save, names)(values);

  return (
    <>
      <Dialog title={t(present ? 'security.password.change' : 'security.password.first')} onClose={onClose}>
        <Form<Values>
          onSubmit={submit}
          validate={present ? validateChange : validateFirst}
          initialValues={{ endOthers: true }}
        >
          {({ handleSubmit }) => (
            <DialogFields onSubmit={(event) => void handleSubmit(event)} noValidate>
              <ErrorSummary labels={labels} />
              {present && (
                <FormPasswordField name="password" label={labels.password} autoComplete="current-password" />
              )}
              <FormPasswordField
                name="newPassword"
                label={labels.newPassword}
                hint={t('security.password.hint')}
                autoComplete="new-password"
              />
              <FormPasswordField name="repeated" label={labels.repeated} autoComplete="new-password" />
              <FormCheckbox name="endOthers" label={t('security.password.endOthers')} />
              <SubmitButton>{t('security.password.save')}</SubmitButton>
            </DialogFields>
          )}
        </Form>
      </Dialog>
      {owner.dialog}
    </>
  );
}
