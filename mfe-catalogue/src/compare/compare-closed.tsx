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
  const gone = goneOf(error, { a, b });
  const left = gone.length === 1 ? [a, b].find((id) => id !== null && !gone.includes(id)) : undefined;
  const drop = () => picks.change((chosen) => chosen.filter(({ id }) => !gone.includes(id)));
  if (left !== undefined && left !== null)
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
        title={t(titles[gone.length] ?? 'comparison.impossible')}
        action={
          <ButtonLink to={paths.properties()} onClick={drop}>
            {t('property.missing.action')}
          </ButtonLink>
        }
      >
        {gone.length > 0 || error.key === 'notComparable' ? t('comparison.how') : errorText(errors, error)}
      </EmptyState>
    </div>
  );
}

/** By how many homes are off the market. */
const titles = ['comparison.impossible', 'property.missing.text', 'comparison.bothGone'] as const;

/** The homes that the back end names as off the market; none of older back ends, which name none of two. */
function goneOf({ key, fields = {} }: ApiError, { a, b }: ComparedIds): readonly (number | null)[] {
  if (key !== 'notFound') return [];
  const isGone = (side: 'source' | 'target') => fields[`${side}_property_id`] !== undefined;
  return b === null ? [a] : [...(isGone('source') ? [a] : []), ...(isGone('target') ? [b] : [])];
}
