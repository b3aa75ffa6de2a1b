import { formatList, useLocale } from '@lintel/i18n';
import { packagesFor, paths, type Gate, type PackageFeature } from '@lintel/contract';
import type { UserRow } from '@lintel/api-contract';
import { useGate } from '@lintel/remote-kit';
import { alertIcon, Button, ButtonLink, checkIcon, Icon, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { missingInProfile, type Requirement } from './requirements.ts';

const packageParts: readonly Requirement[] = ['package', 'feature', 'limit'];

interface Props {
  missing: readonly Requirement[];
  user: UserRow;
  /** What the form uses of a package. */
  feature: PackageFeature;
}

/** Before a form that could not be sent: what the user has, what is missing, and where to get it. */
export function RequirementsList({ missing, user, feature }: Props) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const here = useLocation();
  const lacking = packageParts.find((part) => missing.includes(part));
  return (
    <List>
      <Row isMissing={missing.includes('profile')} title={t('form.needs.profile')}>
        {missing.includes('profile') && (
          <>
            <p>
              {t('form.needs.profileMissing', {
                fields: formatList(
                  missingInProfile(user).map((field) => t(`form.needs.field.${field}`)),
                  locale,
                ),
              })}
            </p>
            <ButtonLink tone="secondary" size="small" to={paths.profile()}>
              {t('form.needs.toProfile')}
            </ButtonLink>
          </>
        )}
      </Row>
      <Row isMissing={missing.includes('verification')} title={t('form.needs.verification')}>
        {missing.includes('verification') && (
          <Explain gate="verified" text={t('form.needs.toVerification')} />
        )}
      </Row>
      <Row isMissing={lacking !== undefined} title={t('form.needs.package')}>
        {lacking && (
          <>
            <p>{t(`form.needs.lacking.${lacking as 'package' | 'feature' | 'limit'}`)}</p>
            <ButtonLink tone="secondary" size="small" to={packagesFor(feature, here)}>
              {t('form.needs.toPackages')}
            </ButtonLink>
          </>
        )}
      </Row>
    </List>
  );
}

/** The closed gate explains itself in its dialog, which leads on where there is a page for it. */
function Explain({ gate, text }: { gate: Gate; text: string }) {
  const explain = useGate(gate);
  return (
    <Button tone="secondary" size="small" onClick={() => explain(() => {})}>
      {text}
    </Button>
  );
}

interface RowProps {
  isMissing: boolean;
  title: string;
  children: React.ReactNode;
}

function Row({ isMissing, title, children }: RowProps) {
  const { t } = useTranslation('mfe-listings');
  return (
    <li data-state={isMissing ? 'missing' : 'there'}>
      <Icon
        shape={isMissing ? alertIcon : checkIcon}
        size={22}
        label={t(isMissing ? 'form.needs.missing' : 'form.needs.there')}
      />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.form};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${tokens.space[3]};
    padding: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface.raised};
  }
  li > div {
    display: grid;
    justify-items: start;
    gap: ${tokens.space[2]};
    min-inline-size: 0;
  }
  li > svg {
    flex: none;
    color: ${tokens.color.success.text};
  }
  li[data-state='missing'] > svg {
    color: ${tokens.color.danger.text};
  }
  p {
    color: ${tokens.color.text.muted};
  }
`;
