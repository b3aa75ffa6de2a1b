import { formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { TextField } from '@lintel/ui';
import { MoneyField, RadioGroup } from '@lintel/ui/inputs';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#common/form-dialog.tsx';
import type { NewCard } from '#chat/wire/card.ts';
import { $thread } from '#chat/model/conversation.model.ts';
import { draftKey } from '#chat/sending/drafts.ts';
import { useDialogDraft } from '#common/dialog-draft.ts';
import { cardSent } from './card-sending.model.ts';
import { deviceTimeZone, slotText } from './slot-text.ts';
import { useDocumentNames } from './use-document-names.ts';

interface Props {
  kind: Exclude<NewCard['kind'], 'availability'>;
  onClose(): void;
}

/** What a card needs to know before it is sent. */
export default function CardDialog({ kind, onClose }: Props) {
  if (kind === 'viewing') return <ViewingDialog onClose={onClose} />;
  return kind === 'document' ? <DocumentDialog onClose={onClose} /> : <OfferDialog onClose={onClose} />;
}

const NUMBERS = [1, 2, 3];
const noTimes: { times: readonly string[] } = { times: ['', '', ''] };
const noAmount = {};

/** Of the open conversation. */
function useCardDraft<Values extends object>(kind: NewCard['kind'], empty: Values) {
  const thread = useUnit($thread);
  return useDialogDraft(`card/${kind}/${thread ? draftKey(thread) : ''}`, empty);
}

/** Up to three times at once, of which the other side chooses one. */
function ViewingDialog({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const send = useUnit(cardSent);
  const { values, change, discard } = useCardDraft('viewing', noTimes);
  const { times } = values;
  const [isTried, setTried] = useState(false);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  /** A browser has no value for a date without its time, and reports no change of it. */
  const [halves, setHalves] = useState<readonly number[]>([]);
  const chosen = times.filter(Boolean);
  const isPast = (time: string) => Date.parse(time) <= Date.now();
  const errorOf = (index: number) => {
    const time = times[index]!;
    if (!time && halves.includes(index)) return t('card.viewing.half');
    if (time && isPast(time)) return t('card.viewing.past');
    return index === 0 && chosen.length === 0 ? t('card.viewing.missing') : undefined;
  };
  const isWhole = chosen.length > 0 && !chosen.some(isPast);

  function confirm(): void {
    const found = NUMBERS.flatMap((_, index) => (fields.current[index]?.validity.badInput ? [index] : []));
    setTried(true);
    setHalves(found);
    if (!isWhole || found.length > 0) return;
    const slots = [...new Set(chosen.map((time) => new Date(time).toISOString()))].toSorted();
    const list = new Intl.ListFormat(locale, { type: 'disjunction' });
    const words = t('card.viewing.words', {
      times: list.format(slots.map((slot) => slotText(slot, { locale }))),
    });
    send({ card: { kind: 'viewing', slots, timeZone: deviceTimeZone() }, words });
    cancel();
  }
  function cancel(): void {
    discard();
    onClose();
  }
  return (
    <FormDialog
      title={t('card.viewing.propose')}
      confirmLabel={t('card.viewing.send')}
      onConfirm={confirm}
      onClose={onClose}
      onCancel={cancel}
    >
      <p>{t('card.viewing.how', { zone: deviceTimeZone() })}</p>
      {NUMBERS.map((number, index) => (
        <TextField
          key={number}
          ref={(field) => void (fields.current[index] = field)}
          type="datetime-local"
          label={t('card.viewing.time', { number })}
          optional={index > 0}
          value={times[index]}
          error={isTried ? errorOf(index) : undefined}
          onChange={({ target }) => change((before) => ({ times: before.times.with(index, target.value) }))}
        />
      ))}
    </FormDialog>
  );
}

function DocumentDialog({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('mfe-chat');
  const send = useUnit(cardSent);
  const names = useDocumentNames();
  const [chosen, setChosen] = useState<keyof typeof names>('floorPlan');
  function confirm(): void {
    send({
      card: { kind: 'document', document: chosen },
      words: t('card.document.words', { document: names[chosen] }),
    });
    onClose();
  }
  return (
    <FormDialog
      title={t('card.document.ask')}
      confirmLabel={t('card.document.send')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <RadioGroup
        label={t('card.document.which')}
        options={(Object.keys(names) as (keyof typeof names)[]).map((value) => ({
          value,
          label: names[value],
        }))}
        value={chosen}
        onValue={(value) => setChosen(value as keyof typeof names)}
      />
    </FormDialog>
  );
}

function OfferDialog({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const currency = useCurrency();
  const send = useUnit(cardSent);
  const { values, change, discard } = useCardDraft<{ amount?: number | undefined }>('offer', noAmount);
  const { amount } = values;
  const [isTried, setTried] = useState(false);
  const whole = Math.round(amount ?? 0);
  function confirm(): void {
    setTried(true);
    if (whole < 1) return;
    const words = t('card.offer.words', { amount: formatMoney(whole, { ...currency, locale }) });
    send({ card: { kind: 'offer', amount: whole }, words });
    cancel();
  }
  function cancel(): void {
    discard();
    onClose();
  }
  return (
    <FormDialog
      title={t('card.offer.make')}
      confirmLabel={t('card.offer.send')}
      onConfirm={confirm}
      onClose={onClose}
      onCancel={cancel}
    >
      <p>{t('card.offer.how')}</p>
      <MoneyField
        label={t('card.offer.amount')}
        symbol={currency.symbol}
        value={amount}
        onValue={(value) => change(() => ({ amount: value }))}
        error={isTried && whole < 1 ? t('card.offer.missing') : undefined}
      />
    </FormDialog>
  );
}
