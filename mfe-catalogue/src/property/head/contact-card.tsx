import type { PropertyDetail } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import { Avatar, Banner, Panel, TextLink, tokens } from '@lintel/ui';
import { addresses } from '#common/addresses.ts';
import { providerAddress } from '#common/provider-address.ts';
import { ContactLinks } from '#common/contact-links.tsx';
import { ContactSlot } from '#common/contact-slot.tsx';
import { InterestButton } from '#common/interest/interest-button.tsx';
import { VerifiedBadge } from '#common/card/verified-badge.tsx';
import { ReplyFacts } from '#common/reply-facts.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { monthlyCost } from '#property/costs/costs.ts';

/** Who offers the home and how to reach them; other remotes add their ways (chat) through the slot. */
export function ContactCard({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const { session } = useShell();
  const isOwn = useReadable(session)?.user.id === listing.added_by;
  return (
    <Box as="aside" id="agent" aria-label={t('property.contact.title')}>
      <Owner listing={listing} />
      {isOwn ? (
        <Banner
          title={t('property.contact.own')}
          action={<TextLink to={paths.myProperties()}>{t('property.contact.manage')}</TextLink>}
        />
      ) : (
        <Ways listing={listing} />
      )}
      <Monthly listing={listing} />
    </Box>
  );
}

function Owner({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const {
    customer_name: name,
    customer_slug_id: slug,
    profile,
    is_verified: verified,
    added_by: ownerId,
    customer_total_properties: homes = 0,
    customer_total_projects: projects = 0,
  } = listing;
  const page = slug ? paths.agent(slug) : ownerId === 0 ? providerAddress : undefined;
  const offers = [
    homes > 0 && t('home.listings', { count: homes }),
    projects > 0 && t('home.projects', { count: projects }),
  ].filter(Boolean);
  return (
    <Person>
      <Avatar name={name} src={profile} size={56} />
      <div>
        <h2 dir="auto">{page ? <TextLink to={page}>{name}</TextLink> : name}</h2>
        {verified && <VerifiedBadge />}
        {offers.length > 0 && <p>{offers.join(' · ')}</p>}
        <ReplyFacts facts={listing.responsiveness} />
      </div>
    </Person>
  );
}

/** Chat, interest, telephone, mail; none of them between people of whom one has blocked the other. */
function Ways({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const { title, mobile, email, is_blocked_by_me, is_blocked_by_user } = listing;
  return (
    <>
      {is_blocked_by_me && <Banner tone="warning" title={t('property.contact.blocked')} />}
      {!is_blocked_by_me && !is_blocked_by_user && listing.is_interest_available && (
        <InterestButton subject={{ ...listing, kind: 'property' }} wide />
      )}
      {!is_blocked_by_me && !is_blocked_by_user && <ContactSlot listing={listing} look="panel" />}
      <Links>
        <ContactLinks
          mobile={mobile}
          mobileText={listing.mobile_text}
          email={email}
          title={title}
          tone="secondary"
        />
      </Links>
    </>
  );
}

function Monthly({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const cost = monthlyCost(listing);
  if (!cost) return null;
  const amount = formatMoney(Math.round(cost.total), { ...currency, locale });
  return (
    <Estimate>
      {t('costs.total', { amount })}{' '}
      <TextLink to={`${addresses.mortgage}?price=${listing.price}`}>{t('costs.edit')}</TextLink>
    </Estimate>
  );
}

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  /* What "verified" means opens over the edge. */
  overflow: visible;
`;
/** Telephone and mail share a line where both have room. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  > a {
    flex: 1 1 auto;
    inline-size: auto;
    padding-inline: ${tokens.space[3]};
    font: ${tokens.font.smallStrong};
  }
`;
const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  h2 {
    font: ${tokens.font.h3};
    /* Names can be long, and a word of them longer than a card. */
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Estimate = styled.p`
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
