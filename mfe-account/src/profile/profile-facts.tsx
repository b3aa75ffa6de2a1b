import type { UserRow } from '@lintel/api-contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { Badge, Panel, tokens, verifiedIcon } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** What is known about the person, in two lists: how to be reached, and where. Empty things are said to be not stated. */
export function ProfileFacts({ user }: { user: UserRow }) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  return (
    <Columns>
      <Panel as="section" aria-labelledby="profile-contact">
        <h2 id="profile-contact">{t('profile.contact')}</h2>
        <dl>
          <Fact label={t('profile.email')} ltr>
            {user.email && (
              <>
                {user.email}{' '}
                {user.is_email_verified === 1 && (
                  <Badge tone="success" icon={verifiedIcon}>
                    {t('profile.verified')}
                  </Badge>
                )}
              </>
            )}
          </Fact>
          <Fact label={t('profile.mobile')} ltr>
            {user.mobile}
          </Fact>
          <Fact label={t('profile.notifications')}>
            {t(user.notification === 1 ? 'profile.on' : 'profile.off')}
          </Fact>
          <Fact label={t('profile.since')}>{formatDate(user.created_at, { locale })}</Fact>
        </dl>
      </Panel>
      <Panel as="section" aria-labelledby="profile-place">
        <h2 id="profile-place">{t('profile.place')}</h2>
        <dl>
          <Fact label={t('profile.address')}>{user.address}</Fact>
          <Fact label={t('profile.city')}>{user.city}</Fact>
          <Fact label={t('profile.state')}>{user.state}</Fact>
          <Fact label={t('profile.country')}>{user.country}</Fact>
        </dl>
      </Panel>
    </Columns>
  );
}

/** `ltr`: an address or number that reads the same way in every language. */
function Fact({ label, ltr, children }: { label: string; ltr?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const empty = children === null || children === '' || children === undefined;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{empty ? t('notStated') : <bdi dir={ltr ? 'ltr' : 'auto'}>{children}</bdi>}</dd>
    </div>
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
  dl {
    display: grid;
    gap: ${tokens.space[4]};
  }
  dt {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
