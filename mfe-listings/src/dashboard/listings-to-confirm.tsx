import { paths } from '@lintel/contract';
import { ButtonLink } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { NextStep } from './next-step.tsx';

/** How many homes the owner is asked about, with the way to confirm them; nothing without one. */
export function ListingsToConfirm({ count }: { count: number }) {
  const { t } = useTranslation('mfe-listings');
  if (count === 0) return null;
  return (
    <NextStep
      title={t('dashboard.toConfirm', { count })}
      text={t('dashboard.toConfirmText')}
      action={
        <ButtonLink tone="secondary" size="small" to={`${paths.myProperties()}?show=confirm`}>
          {t('dashboard.confirm')}
        </ButtonLink>
      }
    />
  );
}
