import { useShell } from '@lintel/remote-kit';
import { Button, Dialog, googleIcon } from '@lintel/ui';
import { ErrorSummary, FormPasswordField, SubmitButton, submitWith, validateWith } from '@lintel/ui/forms';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { DialogFields } from './dialog-fields.tsx';
import { ownerBy, type OwnershipProof } from './owner.ts';
import { ownerSchema } from './owner.schema.ts';

const validate = validateWith(ownerSchema);

export interface OwnerDialogProps {
  email: string;
  /** Ways that the user can show the account with. */
  hasPassword: boolean;
  hasGoogle: boolean;
  /** Does what was asked for; its failure is shown here. */
  onProved(owner: OwnershipProof): Promise<void>;
  onClose(): void;
}

/** Asks who is there before a change that an old session alone may not make. */
export default function OwnerDialog({ email, hasPassword, hasGoogle, onProved, onClose }: OwnerDialogProps) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const byPassword = submitWith<{ password: string }>(async ({ password }) =>
    onProved(await ownerBy(await shell.identity?.(), email, password)),
  );
  const byGoogle = submitWith<object>(async () => {
    const token = await (await shell.identity?.())?.proveGoogle();
    await onProved(token ? { owner_token: token.id_token } : {});
  });
  return (
    <Dialog title={t('security.owner.title')} onClose={onClose}>
      <Form<{ password: string }>
        onSubmit={hasPassword ? byPassword : byGoogle}
        {...(hasPassword && { validate })}
      >
        {({ handleSubmit }) => (
          <DialogFields onSubmit={(event) => void handleSubmit(event)} noValidate>
            <p>{t(hasPassword || hasGoogle ? 'security.owner.text' : 'security.owner.signInAgain')}</p>
            <ErrorSummary labels={{}} />
            {hasPassword && (
              <FormPasswordField
                name="password"
                label={t('security.password.present')}
                autoComplete="current-password"
              />
            )}
            {hasPassword && <SubmitButton>{t('security.owner.go')}</SubmitButton>}
            {!hasPassword && hasGoogle && (
              <Button type="submit" icon={googleIcon} tone="secondary">
                {t('security.owner.google')}
              </Button>
            )}
          </DialogFields>
        )}
      </Form>
    </Dialog>
  );
}
