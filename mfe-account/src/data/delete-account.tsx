import { paths } from '@lintel/contract';
import { errorText, formatDate, useLocale } from '@lintel/i18n';
import { toApiError, useGate, useShell } from '@lintel/remote-kit';
import { Banner, Button, Checkbox, ConfirmDialog, ErrorState, LoadingBlocks, trashIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '../common/page-part.tsx';
import { deleteAccountFx, deletionPreview, serverCounts } from './data.model.ts';

/** Begins the deletion of the account, after the user has read what goes with it, for them and for others. */
export function DeleteAccount() {
  const { t } = useTranslation('mfe-account');
  const { t: errors } = useTranslation('errors');
  const shell = useShell();
  const locale = useLocale();
  const guarded = useGate('not-demo');
  const { data, lost, lostError, askingLost, askLost, remove, busy } = useUnit({
    data: serverCounts.$data,
    lost: deletionPreview.$data,
    lostError: deletionPreview.$error,
    askingLost: deletionPreview.$pending,
    askLost: deletionPreview.start,
    remove: deleteAccountFx,
    busy: deleteAccountFx.pending,
  });
  const own = [
    ['listings', (data?.properties ?? 0) + (data?.projects ?? 0)],
    ['packages', data?.packages ?? 0],
    ['transfers', lost?.data.transfers_in_review ?? 0],
  ] as const;
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState<string>();
  // `asked`: the answer is not there yet. `left`: the user has gone to another page meanwhile.
  const stage = useRef<'asked' | 'left' | 'gone' | null>(null);
  const forget = useCallback(() => {
    // The end of the session may arrive first: its way to the sign-in begins after this, and ends at home.
    setTimeout(() => {
      if (location.pathname !== paths.home()) shell.navigate(paths.home(), { replace: true });
    });
    shell.forgetSession?.();
  }, [shell]);
  // Once the home page is there: a page of the account would ask the visitor to sign in.
  useEffect(
    () => () => {
      const isEnded = stage.current === 'asked' && shell.session.get() === null;
      if (stage.current === 'gone' || isEnded) forget();
      else if (stage.current === 'asked') stage.current = 'left';
    },
    [shell, forget],
  );
  const hasLeft = () => stage.current === 'left';
  const open = () => {
    setSure(false);
    setProblem(undefined);
    askLost({});
    setOpen(true);
  };
  const confirm = async () => {
    if (!isSure) {
      setProblem(t('data.delete.notSure'));
      return;
    }
    stage.current = 'asked';
    try {
      const { deletion_due_at: due } = await remove({});
      const date = due ? formatDate(due, { locale }) : '';
      shell.notify({ tone: 'success', text: t('data.delete.done', { date }) });
      if (hasLeft()) {
        forget();
        return;
      }
      stage.current = 'gone';
      setOpen(false);
      shell.navigate(paths.home());
    } catch (thrown) {
      const why = errorText(errors, toApiError(thrown));
      if (hasLeft()) shell.notify({ tone: 'danger', text: t('data.delete.failed', { why }) });
      stage.current = null;
      setProblem(why);
    }
  };
  return (
    <PagePart as="section" aria-labelledby="data-delete">
      <h2 id="data-delete">{t('data.delete.title')}</h2>
      <p>{t('data.delete.text')}</p>
      <Button tone="danger" icon={trashIcon} onClick={() => guarded(open)}>
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
          <Losses title={t('data.delete.forYou')} losses={own} />
          {!lost && <p>{t('data.delete.forOthers')}</p>}
          {lostError && <ErrorState error={lostError} onRetry={() => askLost({})} retrying={askingLost} />}
          {!lost && !lostError && <LoadingBlocks height="96px" />}
          {lost && (
            <Losses
              title={t('data.delete.forOthers')}
              none={t('data.delete.nothingForOthers')}
              losses={[
                ['shown', lost.data.listings],
                ['savedBy', lost.data.saved_by],
                ['leads', lost.data.leads],
                ['partners', lost.data.conversations],
              ]}
            />
          )}
          <p>{t('data.delete.waits')}</p>
          <Checkbox
            label={t('data.delete.sure')}
            checked={isSure}
            error={isSure ? undefined : problem}
            onChange={({ target }) => {
              setSure(target.checked);
              setProblem(undefined);
            }}
          />
          {problem && isSure && (
            <Banner tone="danger" urgent>
              {problem}
            </Banner>
          )}
        </ConfirmDialog>
      )}
    </PagePart>
  );
}

interface LossesProps {
  title: string;
  /** Stands there where nothing is lost. */
  none?: string;
  losses: readonly (readonly [
    kind: 'listings' | 'packages' | 'transfers' | 'shown' | 'savedBy' | 'leads' | 'partners',
    count: number,
  ])[];
}

/** What goes with the account, counted; what there is none of is not named. */
function Losses({ title, none, losses }: LossesProps) {
  const { t } = useTranslation('mfe-account');
  const some = losses.filter(([, count]) => count > 0);
  if (some.length === 0) return none === undefined ? null : <p>{none}</p>;
  return (
    <>
      <p>{title}</p>
      <ul>
        {some.map(([kind, count]) => (
          <li key={kind}>{t(`data.delete.${kind}`, { count })}</li>
        ))}
      </ul>
    </>
  );
}
