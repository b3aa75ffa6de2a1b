import type { Agent } from '@lintel/api-contract';
import { formatPlace } from '@lintel/i18n';
import { Avatar, ButtonLink, Icon, mailIcon, phoneIcon, pinIcon, TextLink, tokens } from '@lintel/ui';
import { ShareButton } from '#common/share-button.tsx';
import { VerifiedBadge } from '#common/card/verified-badge.tsx';
import { townOf } from '#common/listing/town.ts';
import { ReplyFacts } from '#common/reply-facts.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { socialLinks } from './social-links.ts';

/** Who it is, what was checked, and how to reach them. */
export function AgentHead({ person }: { person: Agent }) {
  const { t } = useDeferredTranslation();
  const { name, profile, is_verify: isVerified, mobile, email } = person;
  // The provider of the site has neither address nor text.
  const place = 'city' in person ? formatPlace([townOf(person), person.country]) : '';
  const about = 'about_me' in person ? person.about_me : '';
  const links = 'about_me' in person ? socialLinks(person) : [];
  return (
    <Head>
      <Avatar name={name} src={profile} size={96} />
      <div>
        <h1 dir="auto">{name}</h1>
        {isVerified && <VerifiedBadge />}
        <ReplyFacts facts={person.responsiveness} />
        {place && (
          <p>
            <Icon shape={pinIcon} size={18} />
            <bdi>{place}</bdi>
          </p>
        )}
        {about && <About dir="auto">{about}</About>}
        {links.length > 0 && (
          <p>
            {links.map(({ name: site, href }) => (
              <TextLink key={site} to={href} reloadDocument rel="noopener nofollow" target="_blank">
                {site}
              </TextLink>
            ))}
          </p>
        )}
        <Ways>
          {mobile && (
            <ButtonLink to={`tel:${mobile}`} reloadDocument icon={phoneIcon}>
              <bdi dir="ltr">{person.mobile_text ?? mobile}</bdi>
            </ButtonLink>
          )}
          {email && (
            <ButtonLink to={`mailto:${email}`} reloadDocument tone="secondary" icon={mailIcon}>
              {t('property.contact.mail')}
            </ButtonLink>
          )}
          <ShareButton title={name} />
        </Ways>
      </div>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[6]};
  margin-block: ${tokens.space[5]} ${tokens.space[8]};
  > div {
    display: grid;
    flex: 1 1 280px;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
    justify-items: start;
    /* Names can be long, and a word of them longer than a card. */
    overflow-wrap: anywhere;
    gap: ${tokens.space[2]};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[1]} ${tokens.space[3]};
    color: ${tokens.color.text.muted};
  }
`;
/** The user's words with their line breaks, never as HTML. */
const About = styled.div`
  white-space: pre-line;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[3]};
`;
