import type { FeatureType } from '@lintel/api-contract';
import { Banner, ButtonLink } from '@lintel/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  feature: FeatureType | null;
  /** A running package has it by now. */
  isThere: boolean;
  returnTo: string | null;
}

/** Why the user is on this page, and the way back to what they were doing. */
export function LackedBanner({ feature, isThere, returnTo }: Props) {
  const { t } = useTranslation('mfe-payments');
  if (!feature && !returnTo) return null;
  const text = feature
    ? t(isThere ? 'packages.lacked.there' : 'packages.lacked.needed', {
        feature: t(`packages.feature.${feature}`),
      })
    : t('packages.lacked.any');
  return (
    <Banner
      tone={isThere ? 'success' : 'info'}
      action={
        returnTo && (
          <ButtonLink size="small" tone={isThere ? 'primary' : 'secondary'} to={returnTo}>
            {t(isThere ? 'return.goOn' : 'return.back')}
          </ButtonLink>
        )
      }
    >
      {text}
    </Banner>
  );
}
