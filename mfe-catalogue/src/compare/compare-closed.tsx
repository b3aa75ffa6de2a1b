import type { ApiError } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { errorText } from '@lintel/i18n';
import { useReadable, useShell } from '@lintel/remote-kit';
import { ButtonLink, compareIcon, EmptyState, lockIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { compareAddress, picks } from '#common/compare/compare-picks.ts';
import { MembersActions } from '#common/members-actions.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

type ComparedIds = Record<'a' | 'b', number | null>;

/** One side is for members with a premium package: explains it, and what opens it. */
export function ComparePremium() {
  const { t } = useDeferredTranslation();
  const { session } = useShell();
  const isSignedIn = useReadable(session) !== null;
  return (
    <EmptyState
      icon={lockIcon}
      title={t('comparison.premium')}
      action={<MembersActions feature="premium_properties" />}
    >
      {isSignedIn ? t('property.premium.why') : t('property.premium.whyVisitor')}
    </EmptyState>
  );
}

/** The two cannot be compared: another type, not on the market any more, or the same one twice. */
export function CompareImpossible({ error, a, b }: { error: ApiError } & ComparedIds) {
  const { t } = useDeferredTranslation();
  const { t: errors } = useTranslation('errors');
  const isAlone = b === null && error.key === 'notFound';
  const gone = isAlone ? a : goneOf(error, { a, b });
  const left = gone === null ? null : gone === a ? b : a;
  const drop = () => picks.change((chosen) => chosen.filter(({ id }) => id !== gone));
  if (left !== null)
    return (
      <div role="alert">
        <EmptyState
          icon={compareIcon}
          title={t('comparison.gone')}
          action={
            <ButtonLink to={compareAddress([left])} onClick={drop}>
              {t('compare.oneMore')}
            </ButtonLink>
          }
        >
          {t('property.missing.text')}
        </EmptyState>
      </div>
    );
  return (
    <div role="alert">
      <EmptyState
        icon={compareIcon}
        title={t(isAlone ? 'property.missing.text' : 'comparison.impossible')}
        action={
          <ButtonLink to={paths.properties()} onClick={drop}>
            {t('property.missing.action')}
          </ButtonLink>
        }
      >
        {isAlone || error.key === 'notComparable' ? t('comparison.how') : errorText(errors, error)}
      </EmptyState>
    </div>
  );
}

/** The home that the back end names as off the market; null when it names both, or none as older back ends. */
function goneOf({ key, fields = {} }: ApiError, { a, b }: ComparedIds): number | null {
  const isGone = (side: 'source' | 'target') => fields[`${side}_property_id`] !== undefined;
  if (key !== 'notFound' || isGone('source') === isGone('target')) return null;
  return isGone('source') ? a : b;
}
