import type { UserRow } from '@lintel/api-contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { Badge, DescriptionList, Panel, tokens, verifiedIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** What is known about the user, in two lists: how to be reached, and where. */
export function ProfileFacts({ user }: { user: UserRow }) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const email = user.email && (
    <>
      {user.email}{' '}
      {user.is_email_verified === 1 && (
        <Badge tone="success" icon={verifiedIcon}>
          {t('profile.verified')}
        </Badge>
      )}
    </>
  );
  return (
    <Columns>
      <Panel as="section" aria-labelledby="profile-contact">
        <h2 id="profile-contact">{t('profile.contact')}</h2>
        <DescriptionList
          items={[
            { label: t('profile.email'), value: email, ltr: true },
            { label: t('profile.mobile'), value: user.mobile, ltr: true },
            {
              label: t('profile.notifications'),
              value: t(user.notification === 1 ? 'profile.on' : 'profile.off'),
            },
            { label: t('profile.since'), value: formatDate(user.created_at, { locale }) },
          ]}
        />
      </Panel>
      <Panel as="section" aria-labelledby="profile-place">
        <h2 id="profile-place">{t('profile.place')}</h2>
        <DescriptionList
          items={[
            { label: t('profile.address'), value: user.address },
            { label: t('profile.city'), value: user.city },
            { label: t('profile.state'), value: user.state },
            { label: t('profile.country'), value: user.country },
          ]}
        />
      </Panel>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${tokens.space[6]};
  h2 {
    margin-block-end: ${tokens.space[4]};
    font: ${tokens.font.h2};
  }
`;
