import { leadStates } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatWhen, useLocale } from '@lintel/i18n';
import {
  Avatar,
  ButtonLink,
  chatIcon,
  Icon,
  mailIcon,
  media,
  Panel,
  phoneIcon,
  Select,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LeadNote } from './lead-note.tsx';
import type { LeadsListing } from './leads.api.ts';
import { $following, leadChanged, leadKey, type Lead } from './leads.model.ts';

/** One interested user: how to reach them, how far one is with them, and what one wrote down. */
export function LeadCard({ lead, about }: { lead: Lead; about: LeadsListing }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { changed, following } = useUnit({ changed: leadChanged, following: $following });
  const { id, name, email, mobile, message, created_at, state = 'new', last_message: lastMessage } = lead;
  const key = leadKey(about, id);
  const next = following.get(key);
  return (
    <Card as="li">
      <Head>
        <Avatar name={name} src={lead.profile} size={48} />
        <div>
          <h2 dir="auto">{name}</h2>
          {created_at && <small>{formatWhen(created_at, { now: Date.now(), locale })}</small>}
        </div>
        <Select
          label={t('leads.state.of', { name })}
          hideLabel
          value={next?.state ?? state}
          onChange={({ target }) => {
            const chosen = leadStates.find((one) => one === target.value);
            if (chosen) changed({ id, state: chosen });
          }}
          options={leadStates.map((value) => ({ value, label: t(`leads.state.${value}`) }))}
        />
      </Head>
      {message && <p dir="auto">{message}</p>}
      {lastMessage && <LastMessage message={lastMessage} />}
      <Ways>
        <ButtonLink
          size="small"
          icon={chatIcon}
          to={
            about.kind === 'project'
              ? paths.projectChat({ userId: id, projectId: about.id })
              : paths.chat({ userId: id, propertyId: about.id })
          }
        >
          {t('leads.chat')}
        </ButtonLink>
        {mobile && (
          <a href={`tel:${mobile.replace(/[^+\d]/g, '')}`}>
            <Icon shape={phoneIcon} size={18} />
            <bdi dir="ltr">{lead.mobile_text ?? mobile}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <Icon shape={mailIcon} size={18} />
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </Ways>
      <LeadNote lead={lead} leadKey={key} isWaiting={next?.note !== undefined} />
    </Card>
  );
}

/** The newest message between both, in one line. */
function LastMessage({ message }: { message: NonNullable<Lead['last_message']> }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { kind, text, is_mine: isMine, created_at: at } = message;
  return (
    <Quote>
      <small>
        {t(isMine ? 'leads.last.mine' : 'leads.last.theirs', {
          when: formatWhen(at, { now: Date.now(), locale }),
        })}
      </small>
      <span dir="auto">{text || t(`leads.last.${kind}`)}</span>
    </Quote>
  );
}

const Card = styled(Panel)`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(9rem, auto);
  gap: ${tokens.space[3]};
  align-items: center;
  inline-size: 100%;
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  h2 {
    font: ${tokens.font.h3};
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Quote = styled.p`
  display: grid;
  max-inline-size: 100%;
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 3px solid ${tokens.color.border.hairline};
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  a:not([class]) {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: 32px;
    color: ${tokens.color.text.link};
    overflow-wrap: anywhere;
  }
`;
