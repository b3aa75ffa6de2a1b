import type { ProjectDetail } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Avatar, Banner, Panel, TextLink, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { providerAddress } from '#common/provider-address.ts';
import { BottomBar } from '#common/layout/bottom-bar.tsx';
import { FromPrice } from '#common/card/from-price.tsx';
import { VerifiedBadge } from '#common/card/verified-badge.tsx';
import { ContactLinks } from '#common/contact-links.tsx';
import { InterestButton } from '#common/interest/interest-button.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** On the wire the provider, who has no account. */
const PROVIDER_ID = 0;

/** Who builds the project and how to reach them: interest, a conversation, telephone, mail. */
export function ProjectContact({ shown }: { shown: ProjectDetail }) {
  const { t } = useDeferredTranslation();
  const { session } = useShell();
  const { customer, title } = shown;
  const { id, name, profile, email, mobile, mobile_text: mobileText, slug_id: slug } = customer;
  const isOwn = useReadable(session)?.user.id === shown.added_by;
  return (
    <Card as="aside" aria-label={t('property.contact.title')}>
      <div>
        <Avatar name={name} src={profile} size={56} />
        <div>
          <h2>
            <TextLink to={id === undefined ? providerAddress : paths.agent(slug)}>
              <bdi>{name}</bdi>
            </TextLink>
          </h2>
          {customer.is_verified && <VerifiedBadge />}
        </div>
      </div>
      {isOwn ? (
        <Banner title={t('property.contact.own')} />
      ) : (
        <>
          {shown.is_interest_available && <Ways shown={shown} />}
          <ContactLinks
            mobile={mobile}
            mobileText={mobileText}
            email={email}
            title={title}
            tone="secondary"
          />
        </>
      )}
    </Card>
  );
}

function Ways({ shown }: { shown: ProjectDetail }) {
  const { Slot } = useShell();
  const { id, title, customer } = shown;
  const subject = { ...shown, kind: 'project' } as const;
  return (
    <>
      <InterestButton subject={subject} wide />
      <Place>
        <Slot
          name="project.contact"
          projectId={id}
          title={title}
          owner={{ id: customer.id ?? PROVIDER_ID, name: customer.name }}
        />
      </Place>
      <BottomBar price={<FromPrice project={shown} />} mobile={customer.mobile}>
        <InterestButton subject={subject} />
      </BottomBar>
    </>
  );
}

/** As high as what another remote shows there, so that nothing moves when it comes. */
const Place = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-block-size: ${tokens.size.touch};
`;
const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  /* What "verified" means opens over the edge. */
  overflow: visible;
  > div:first-child {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
  }
  h2 {
    font: ${tokens.font.h3};
    /* Names can be long, and a word of them longer than a card. */
    overflow-wrap: anywhere;
  }
`;
