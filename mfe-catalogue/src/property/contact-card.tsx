import type { PropertyDetail } from '@lintel/api-contract';
import { useShell } from '@lintel/remote-kit';
import { Avatar, Badge, ButtonLink, mailIcon, Panel, phoneIcon, tokens, verifiedIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';

/** Who offers the home and how to reach them; other remotes add their ways (chat) through the slot. */
export function ContactCard({ listing }: { listing: PropertyDetail }) {
  const { t } = useLaterTexts();
  const { t: common } = useTranslation();
  const { Slot } = useShell();
  const {
    customer_name: name,
    profile,
    mobile,
    email,
    is_verified: verified,
    added_by: ownerId,
    id,
    title,
  } = listing;
  return (
    <Box as="aside" aria-label={t('property.contact.title')}>
      <Person>
        <Avatar name={name} src={profile} size={56} />
        <div>
          <h2 dir="auto">{name}</h2>
          {verified && (
            <Badge tone="success" icon={verifiedIcon}>
              {common('badge.verified')}
            </Badge>
          )}
        </div>
      </Person>
      <Slot name="property.contact" propertyId={id} ownerId={ownerId} title={title} />
      {mobile && (
        <ButtonLink to={`tel:${mobile}`} reloadDocument tone="secondary" wide icon={phoneIcon}>
          <bdi dir="ltr">{mobile}</bdi>
        </ButtonLink>
      )}
      {email && (
        <ButtonLink
          to={`mailto:${email}?subject=${encodeURIComponent(title)}`}
          reloadDocument
          tone="secondary"
          wide
          icon={mailIcon}
        >
          {t('property.contact.mail')}
        </ButtonLink>
      )}
    </Box>
  );
}

const Box = styled(Panel)`
  display: grid;
  gap: ${tokens.space[3]};
`;
const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  h2 {
    font: ${tokens.font.h3};
  }
`;
