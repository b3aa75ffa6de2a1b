import type { UserRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { DashboardCard, tokens, userIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { missingForPosting, requiredForPosting } from '../common/completeness.ts';

/** How complete the profile is, and what is missing before the user may list. */
export function ProfileCard({ user }: { user: UserRow }) {
  const { t } = useTranslation('mfe-account');
  const missing = missingForPosting(user);
  const total = requiredForPosting.length;
  const done = total - missing.length;
  return (
    <DashboardCard
      title={t('dashboard.profile')}
      icon={userIcon}
      link={{ to: paths.profile(), label: t('dashboard.toProfile') }}
    >
      {missing.length === 0 ? (
        <p>{t('dashboard.complete')}</p>
      ) : (
        <Progress>
          <p id="profile-steps">{t('profile.incomplete', { done, total })}</p>
          <progress aria-labelledby="profile-steps" value={done} max={total} />
          <p>{t('profile.missing')}</p>
          <ul>
            {missing.map((field) => (
              <li key={field}>{t(`profile.needs.${field}`)}</li>
            ))}
          </ul>
        </Progress>
      )}
    </DashboardCard>
  );
}

const Progress = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  progress {
    inline-size: 100%;
    accent-color: ${tokens.color.action.default};
  }
  ul {
    padding-inline-start: ${tokens.space[5]};
    color: ${tokens.color.text.muted};
  }
`;
