import type { ApiError } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { errorText } from '@lintel/i18n';
import { useReadable, useShell } from '@lintel/remote-kit';
import { ButtonLink, compareIcon, EmptyState, lockIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { MembersActions } from '#common/members-actions.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

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
export function CompareImpossible({ error }: { error: ApiError }) {
  const { t } = useDeferredTranslation();
  const { t: errors } = useTranslation('errors');
  return (
    <div role="alert">
      <EmptyState
        icon={compareIcon}
        title={t('comparison.impossible')}
        action={<ButtonLink to={paths.properties()}>{t('property.missing.action')}</ButtonLink>}
      >
        {errorText(errors, error)}
      </EmptyState>
    </div>
  );
}
