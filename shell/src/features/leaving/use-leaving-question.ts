import { paths } from '@lintel/contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { ask } from '#features/questions/ask.ts';
import { accountGone, signOutRequested } from '#user/session/model/session.model.ts';
import { notify } from '#user/user-state.ts';
import { $leavesAt, deleteNowFx, keepAccountFx } from './leaving.model.ts';

/** What the user wants with an account that waits for its deletion; closing a question deletes nothing. */
type Decision = 'keep' | 'delete' | 'later';

/** Asks a user whose account waits for its deletion whether to keep it; deciding later signs out. */
export function useLeavingQuestion(): void {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { leavesAt, keep, deleteNow, forget, signOut } = useUnit({
    leavesAt: $leavesAt,
    keep: keepAccountFx,
    deleteNow: deleteNowFx,
    forget: accountGone,
    signOut: signOutRequested,
  });
  const isGone = useRef(false);
  // Once the home page is there: a page of the account would ask the visitor to sign in.
  useEffect(() => {
    if (!isGone.current || pathname !== paths.home()) return;
    isGone.current = false;
    forget();
  }, [pathname, forget]);

  const decide = useEffectEvent(async (): Promise<Decision> => {
    const date = leavesAt ? formatDate(leavesAt, { locale }) : '';
    const stays = await ask({
      title: t('leaving.title'),
      text: t('leaving.text', { date }),
      agree: t('leaving.keep'),
      decline: t('leaving.deleteNow'),
    });
    if (stays) return 'keep';
    const goes = await ask({
      title: t('leaving.sure'),
      text: t('leaving.sureText', { date }),
      agree: t('leaving.deleteNow'),
      decline: t('leaving.later'),
    });
    return goes ? 'delete' : 'later';
  });
  const act = useEffectEvent(async (decision: Decision): Promise<void> => {
    if (decision === 'later') return signOut();
    if (decision === 'keep') {
      await keep({});
      return notify({ tone: 'success', text: t('leaving.kept') });
    }
    await deleteNow({ now: '1' });
    notify({ tone: 'success', text: t('leaving.gone') });
    isGone.current = true;
    if (pathname === paths.home()) forget();
    else void navigate(paths.home());
  });
  useEffect(() => {
    if (!leavesAt) return undefined;
    let isOver = false;
    void (async () => {
      while (!isOver) {
        try {
          await act(await decide());
          return;
        } catch {
          // The failure has its toast; the question comes again.
        }
      }
    })();
    return () => {
      isOver = true;
    };
  }, [leavesAt]);
}
