import { paths } from '@lintel/contract';
import { errorText } from '@lintel/i18n';
import { toApiError, useGate, useShell } from '@lintel/remote-kit';
import { Banner, Button, Checkbox, ConfirmDialog, trashIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataPart } from './data-part.tsx';
import { deleteAccountFx, serverData } from './data.model.ts';

/** Deletes the account, after the user has read what goes with it. */
export function DeleteAccount() {
  const { t } = useTranslation('mfe-account');
  const { t: errors } = useTranslation('errors');
  const shell = useShell();
  const guarded = useGate('not-demo');
  const { data, remove, busy } = useUnit({
    data: serverData.$data,
    remove: deleteAccountFx,
    busy: deleteAccountFx.pending,
  });
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isGone = useRef(false);
  const { forgetSession } = shell;
  // Once the home page is there: a page of the account would ask the visitor to sign in.
  useEffect(
    () => () => {
      if (isGone.current) forgetSession?.();
    },
    [forgetSession],
  );
  const confirm = async () => {
    if (!isSure) {
      setProblem(t('data.delete.notSure'));
      return;
    }
    try {
      await remove({});
      setOpen(false);
      shell.notify({ tone: 'success', text: t('data.delete.done') });
      isGone.current = true;
      shell.navigate(paths.home());
    } catch (thrown) {
      setProblem(errorText(errors, toApiError(thrown)));
    }
  };
  return (
    <DataPart as="section" aria-labelledby="data-delete">
      <h2 id="data-delete">{t('data.delete.title')}</h2>
      <p>{t('data.delete.text')}</p>
      <Button tone="danger" icon={trashIcon} onClick={() => guarded(() => setOpen(true))}>
        {t('data.delete.action')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('data.delete.ask')}
          confirmLabel={t('data.delete.action')}
          tone="danger"
          pending={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setOpen(false)}
        >
          <p>{t('data.delete.forYou')}</p>
          {data && (
            <ul>
              <li>{t('data.delete.listings', { count: data.properties.length + data.projects.length })}</li>
              <li>{t('data.delete.conversations', { count: data.conversations.length })}</li>
              <li>{t('data.delete.packages', { count: data.packages.length })}</li>
            </ul>
          )}
          <p>{t('data.delete.forOthers')}</p>
          <Checkbox
            label={t('data.delete.sure')}
            checked={isSure}
            error={isSure ? undefined : problem}
            onChange={({ target }) => setSure(target.checked)}
          />
          {problem && isSure && (
            <Banner tone="danger" urgent>
              {problem}
            </Banner>
          )}
        </ConfirmDialog>
      )}
    </DataPart>
  );
}
