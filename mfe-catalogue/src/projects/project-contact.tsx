import type { ProjectDetail } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { lazyPage, useGate, useReadable, useShell } from '@lintel/remote-kit';
import { Avatar, Banner, Button, chatIcon, Panel, TextLink, tokens } from '@lintel/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { addresses } from '#common/addresses.ts';
import { BottomBar } from '#common/layout/bottom-bar.tsx';
import { FromPrice } from '#common/card/from-price.tsx';
import { VerifiedBadge } from '#common/card/verified-badge.tsx';
import { ContactLinks } from '#common/contact-links.tsx';
import { InterestButton } from '#common/interest/interest-button.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

const Question = lazyPage(
  () => import(/* webpackChunkName: "project-question" */ './project-question.tsx'),
  null,
);

/** Who builds the project and how to reach them: interest, a question, telephone, mail. */
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
            <TextLink to={id === undefined ? addresses.provider : paths.agent(slug)}>
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
  const { t } = useDeferredTranslation();
  const guarded = useGate('signed-in');
  const [isOpen, setOpen] = useState(false);
  const subject = { ...shown, kind: 'project' } as const;
  return (
    <>
      <InterestButton subject={subject} wide />
      <Button tone="secondary" wide icon={chatIcon} onClick={() => guarded(() => setOpen(true))}>
        {t('message.open')}
      </Button>
      {isOpen && <Question project={shown} onClose={() => setOpen(false)} />}
      <BottomBar price={<FromPrice project={shown} />} mobile={shown.customer.mobile}>
        <InterestButton subject={subject} />
      </BottomBar>
    </>
  );
}

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
