import type { UserRow } from '@lintel/api-contract';
import { Banner } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { missingForPosting, requiredForPosting, type RequiredField } from '../common/completeness.ts';

/** Where each is entered: ids of buttons, names of fields. */
const places: Record<RequiredField, string> = {
  name: 'name',
  address: 'address',
  email: 'profile-email',
  mobile: 'profile-mobile',
  profile: 'profile-photo',
};

/** Names what blocks posting before the user has filled in a long form, and leads there. */
export function Completeness({ user }: { user: UserRow }) {
  const { t } = useTranslation('mfe-account');
  const missing = missingForPosting(user);
  if (missing.length === 0) return <Banner tone="success">{t('profile.complete')}</Banner>;
  const done = requiredForPosting.length - missing.length;
  const goTo = (field: RequiredField) => {
    const place = places[field];
    const element = document.getElementById(place) ?? document.querySelector<HTMLElement>(`[name=${place}]`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  };
  return (
    <Banner tone="warning" title={t('profile.incomplete', { done, total: requiredForPosting.length })}>
      {t('profile.missing')}
      <ul>
        {missing.map((field) => (
          <li key={field}>
            <a
              href={`#${places[field]}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(field);
              }}
            >
              {t(`profile.needs.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
