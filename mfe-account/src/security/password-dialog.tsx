import type { SignInMethodRow } from '@lintel/api-contract';
import { useShell } from '@lintel/remote-kit';
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
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { DialogFields } from '../common/dialog-fields.tsx';
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
  onClose(): void;
}

/** A new password, with the present one; the side that keeps it is asked. */
export default function PasswordDialog({ present, email, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const { change } = useUnit({ change: changePasswordFx });

  const submit = submitWith<Values>(async ({ password = '', newPassword, endOthers }) => {
    const end_others = endOthers ? '1' : '0';
    if (present && !present.is_own) {
      const identity = await shell.identity?.();
      const token = await identity?.changePassword({ email, password, newPassword });
      if (!token)
        throw { kind: 'rejected', retryable: false, fields: { password: t('security.password.wrong') } };
      await change({ id_token: token.id_token, end_others });
    } else {
      await change({ ...(present && { password }), new_password: newPassword, end_others });
    }
    shell.notify({ tone: 'success', text: t('security.password.done') });
    onClose();
  }, names);

  return (
    <Dialog title={t(present ? 'security.password.change' : 'security.password.first')} onClose={onClose}>
      <Form<Values>
        onSubmit={submit}
        validate={present ? validateChange : validateFirst}
        initialValues={{ endOthers: true }}
      >
        {({ handleSubmit }) => (
          <DialogFields onSubmit={(event) => void handleSubmit(event)} noValidate>
            <ErrorSummary labels={{}} />
            {present && (
              <FormPasswordField
                name="password"
                label={t('security.password.present')}
                autoComplete="current-password"
              />
            )}
            <FormPasswordField
              name="newPassword"
              label={t('security.password.new')}
              hint={t('security.password.hint')}
              autoComplete="new-password"
            />
            <FormPasswordField
              name="repeated"
              label={t('security.password.repeat')}
              autoComplete="new-password"
            />
            <FormCheckbox name="endOthers" label={t('security.password.endOthers')} />
            <SubmitButton>{t('security.password.save')}</SubmitButton>
          </DialogFields>
        )}
      </Form>
    </Dialog>
  );
}
