import { formatDate, useLocale } from '@lintel/i18n';
import { lazyPage } from '@lintel/remote-kit';
import { ErrorState, PageBody, Panel, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Completeness } from './completeness.tsx';
import { ContactWays } from './contact-ways.tsx';
import { $draft } from './details/details-draft.model.ts';
import { profile, ProfileGate } from './model/profile.model.ts';
import { PhotoLine } from './photo-line.ts';

const DetailsForm = lazyPage(
  () => import(/* webpackChunkName: "profile-details" */ './details/details-form.tsx'),
);
const ProfilePhoto = lazyPage(
  () => import(/* webpackChunkName: "profile-photo-field" */ './profile-photo.tsx'),
  <PhotoPlaceholder />,
);

/** `/user/profile`: what others see of the user, how the user is reached, and what is missing before they may list. */
export default function ProfilePage() {
  const { t } = useTranslation('mfe-account');
  return (
    <PageBody title={t('profile.title')} lead={t('profile.lead')}>
      <ProfileGate />
      <Profile />
    </PageBody>
  );
}

function Profile() {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const { draft, data, error, pending, refresh } = useUnit({
    draft: $draft,
    data: profile.$data,
    error: profile.$error,
    pending: profile.$pending,
    refresh: profile.refresh,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data || !draft) return <Loading />;
  const user = data.data;
  return (
    <>
      <Completeness user={user} />
      <Panel as="section" aria-label={t('profile.photo.title')}>
        <ProfilePhoto user={user} />
      </Panel>
      <ContactWays user={user} />
      <DetailsForm user={user} draft={draft.values} />
      <Since>{t('profile.since', { date: formatDate(user.created_at, { locale }) })}</Since>
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Person role="status" aria-busy aria-label={t('state.loading')}>
      <Skeleton shape="circle" width="96px" height="96px" />
      <Skeleton shape="box" height="160px" />
      <Skeleton shape="box" height="320px" />
    </Person>
  );
}

/** As large as the photo with its button and hint, so that what is below stays where it is. */
function PhotoPlaceholder() {
  return (
    <PhotoLine>
      <Skeleton shape="circle" width="96px" height="96px" />
      <Beside>
        <Skeleton shape="box" width="10rem" height={tokens.size.touch} />
      </Beside>
    </PhotoLine>
  );
}

/** Wide enough that it goes below the photo where the hint does. */
const Beside = styled.div`
  flex: 1 1 16rem;
  min-block-size: 5rem;
`;
const Person = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
`;
const Since = styled.p`
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
