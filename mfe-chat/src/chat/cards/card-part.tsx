import type { MessageCard } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatMoney, useLocale } from '@lintel/i18n';
import { saveFile, useCurrency } from '@lintel/remote-kit';
import { Badge, Button, downloadIcon, tokens, useKeptFocus } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { conversation } from '#chat/model/conversation.model.ts';
import type { CardAnswer } from '#chat/wire/card.ts';
import type { Message } from '#chat/wire/message.ts';
import { calendarFile } from './calendar-file.ts';
import { cardAnswered } from './card-sending.model.ts';
import { $answering } from './cards.model.ts';
import { deviceTimeZone, slotText } from './slot-text.ts';
import { useDocumentNames } from './use-document-names.ts';

interface Props {
  card: MessageCard;
  message: Pick<Message, 'id' | 'isMine'>;
}

const tones = {
  open: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'warning',
} as const;

/** A card in a bubble: what it asks for, what became of it, and what this side can do about it. */
export default function CardPart({ card, message }: Props) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const currency = useCurrency();
  const documents = useDocumentNames();
  const box = useKeptFocus<HTMLDivElement>();
  const { kind, state, amount, document } = card;
  const titles = {
    availability: t('card.availability.title'),
    viewing: t('card.viewing.title'),
    document: t('card.document.title', { document: document ? documents[document] : '' }),
    offer: t('card.offer.title', { amount: formatMoney(amount ?? 0, { ...currency, locale }) }),
  };
  const states = {
    open: t(message.isMine ? 'card.state.waiting' : 'card.state.open'),
    accepted: t(kind === 'availability' ? 'card.state.available' : 'card.state.accepted'),
    declined: t(kind === 'availability' ? 'card.state.gone' : 'card.state.declined'),
    withdrawn: t('card.state.withdrawn'),
    cancelled: t('card.state.cancelled'),
  };
  return (
    <Box ref={box} role="group" aria-label={titles[kind]}>
      <strong>{titles[kind]}</strong>
      {kind === 'viewing' && <Times card={card} message={message} />}
      <Badge tone={tones[state]}>{states[state]}</Badge>
      <Answers card={card} message={message} />
    </Box>
  );
}

/** The proposed times, in the time zone of this device; the receiver chooses one. */
function Times({ card, message: { id, isMine } }: Props) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const { answer, answering } = useUnit({ answer: cardAnswered, answering: $answering });
  const { slots, state, chosen_slot: chosen, time_zone: timeZone } = card;
  const shown = chosen === null ? slots : [slots[chosen]!];
  return (
    <>
      <ul>
        {shown.map((slot, index) => {
          const time = slotText(slot, { locale });
          return (
            <li key={slot}>
              <time dateTime={slot}>{time}</time>
              {state === 'open' && !isMine && id !== null && Date.parse(slot) > Date.now() && (
                <Button
                  size="small"
                  busy={answering.has(id)}
                  aria-label={t('card.viewing.choose', { time })}
                  onClick={() =>
                    answer({
                      answer: { messageId: id, state: 'accepted', slot: index },
                      words: t('card.viewing.accepted', { time: slotText(slot, { locale, timeZone }) }),
                    })
                  }
                >
                  {t('card.accept')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {timeZone !== deviceTimeZone() && <small>{t('card.viewing.ownZone')}</small>}
    </>
  );
}

function Answers({ card, message: { id, isMine } }: Props) {
  const { t } = useTranslation('mfe-chat');
  const { about, answer, answering } = useUnit({
    about: conversation.$data,
    answer: cardAnswered,
    answering: $answering,
  });
  if (id === null) return null;
  const { kind, state, slots, chosen_slot: chosen } = card;
  const isBusy = answering.has(id);
  const button = (to: CardAnswer['state'], label: string, words: string, tone: 'primary' | 'quiet') => (
    <Button
      size="small"
      tone={tone}
      busy={isBusy}
      onClick={() => answer({ answer: { messageId: id, state: to }, words })}
    >
      {label}
    </Button>
  );
  if (state === 'open' && isMine)
    return <Row>{button('withdrawn', t('card.withdraw'), t('card.words.withdrawn'), 'quiet')}</Row>;
  if (state === 'open')
    return (
      <Row>
        {kind === 'availability' && (
          <>
            {button('accepted', t('card.availability.yes'), t('card.availability.stillThere'), 'primary')}
            {button('declined', t('card.availability.no'), t('card.availability.notThere'), 'quiet')}
          </>
        )}
        {kind === 'viewing' &&
          button('declined', t('card.viewing.none'), t('card.viewing.noneWords'), 'quiet')}
        {(kind === 'document' || kind === 'offer') && (
          <>
            {button(
              'accepted',
              t(kind === 'offer' ? 'card.accept' : 'card.document.yes'),
              t(kind === 'offer' ? 'card.offer.accepted' : 'card.document.comes'),
              'primary',
            )}
            {button(
              'declined',
              t('card.decline'),
              t(kind === 'offer' ? 'card.offer.declined' : 'card.document.not'),
              'quiet',
            )}
          </>
        )}
      </Row>
    );
  const start = chosen === null ? undefined : slots[chosen];
  if (kind !== 'viewing' || state !== 'accepted' || !start || !about) return null;
  const { property } = about.data;
  const save = async () =>
    saveFile(
      'viewing.ics',
      await calendarFile({
        messageId: id,
        start,
        title: t('card.viewing.entry', { title: property.title }),
        url: new URL(
          property.is_project ? paths.project(property.slug_id) : paths.property(property.slug_id),
          location.origin,
        ).href,
        now: new Date(),
      }),
      'text/calendar',
    );
  return (
    <Row>
      <Button size="small" tone="secondary" icon={downloadIcon} onClick={() => void save()}>
        {t('card.viewing.calendar')}
      </Button>
      {button('cancelled', t('card.viewing.cancel'), t('card.viewing.cancelled'), 'quiet')}
    </Row>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
  min-inline-size: min(15rem, 56vw);
  ul {
    display: grid;
    gap: ${tokens.space[2]};
    justify-self: stretch;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[1]} ${tokens.space[3]};
  }
  small {
    font: ${tokens.font.micro};
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
