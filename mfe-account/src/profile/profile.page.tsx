import type { UserRow } from '@lintel/api-contract';
import { Avatar, Banner, ErrorState, PageBody, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { missingForPosting, requiredForPosting } from '../common/completeness.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { profile, ProfileGate } from './profile.model.ts';

/** `/user/profile`: who one is to others, and what is missing before one may list a home. */
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
  const { data, error, pending, refresh } = useUnit({
    data: profile.$data,
    error: profile.$error,
    pending: profile.$pending,
    refresh: profile.refresh,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <Loading />;
  const user = data.data;
  return (
    <>
      <Person>
        <Avatar name={user.name} src={user.profile} size={96} />
        <div>
          <strong dir="auto">{user.name || user.mobile || user.email}</strong>
          {user.about_me && <p dir="auto">{user.about_me}</p>}
        </div>
      </Person>
      <Completeness user={user} />
      <ProfileFacts user={user} />
    </>
  );
}

/** Names what blocks posting before the user has filled in a long form. */
function Completeness({ user }: { user: UserRow }) {
  const { t } = useTranslation('mfe-account');
  const missing = missingForPosting(user);
  if (missing.length === 0) return <Banner tone="success">{t('profile.complete')}</Banner>;
  const done = requiredForPosting.length - missing.length;
  return (
    <Banner tone="warning" title={t('profile.incomplete', { done, total: requiredForPosting.length })}>
      {t('profile.missing')}
      <ul>
        {missing.map((field) => (
          <li key={field}>{t(`profile.needs.${field}`)}</li>
        ))}
      </ul>
    </Banner>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Person role="status" aria-busy aria-label={t('state.loading')}>
      <Skeleton shape="circle" width="96px" height="96px" />
      <div>
        <Skeleton width="12rem" height="1.5em" />
        <Skeleton width="20rem" />
      </div>
    </Person>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[5]};
  > div {
    display: grid;
    gap: ${tokens.space[2]};
  }
  strong {
    font: ${tokens.font.h2};
  }
  p {
    max-inline-size: ${tokens.size.reading};
    color: ${tokens.color.text.muted};
  }
`;
