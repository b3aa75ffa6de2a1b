import { paths } from '@lintel/contract';
import { errorText } from '@lintel/i18n';
import {
  lazyPage,
  messageDraft,
  messageDrafts,
  toApiError,
  useIsShown,
  useReadable,
  useShell,
  writeMessageDraft,
} from '@lintel/remote-kit';
import { Banner, Button, Dialog, TextArea, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { sendWordsFx, type ContactListing, type ContactRecipient } from './contact.model.ts';

// A message is written without a network too, where this part may not be had; it goes without the warning then.
const FormWarning = lazyPage<{ thread: { peerId: number; propertyId: number }; text: string }>(
  () =>
    import(/* webpackChunkName: "contact-shield" */ './form-warning.tsx').catch(() => ({
      default: () => null,
    })),
  null,
);

/** Longer ones are letters; a conversation takes them. */
const LONGEST = 2000;

interface Props {
  to: ContactRecipient;
  listing: ContactListing;
  /** Why the last try was refused. */
  reason?: string | undefined;
  onClose(): void;
}

/** One field and its button. The text is the draft of the conversation; sign-in is asked for when it is sent. */
export function MessageForm({ to, listing, reason, onClose }: Props) {
  const { t } = useTranslation('mfe-chat');
  const { t: common } = useTranslation();
  const { t: errors } = useTranslation('errors');
  const { session, notify, navigate, passGates } = useShell();
  const userId = useReadable(session)?.user.id;
  const thread = { peerId: to.id, propertyId: listing.id };
  // The draft as it was when the form opened; from then on the form has the words.
  const [text, setText] = useState(() => messageDraft(messageDrafts.get(), thread, userId)?.text ?? '');
  const { send, isSending } = useUnit({ send: sendWordsFx, isSending: sendWordsFx.pending });
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState(reason);
  const formId = useId();
  const change = (words: string) => {
    setText(words);
    writeMessageDraft(thread, words, userId);
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const isShown = useIsShown();
  const fault =
    text.trim() === ''
      ? t('contact.write')
      : text.length > LONGEST
        ? t('composer.tooLong', { count: text.length - LONGEST })
        : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault) return field.current?.focus();
    // The sign-in dialog is not there without a network, and a signed-in user does not need it.
    const isSignedIn = userId !== undefined;
    if (!isSignedIn && !(await passGates(['signed-in']))) return;
    try {
      const delivery = await send({ to, listing, text: text.trim() });
      // The outbox itself shows what waits.
      if (delivery === 'delivered')
        notify({
          tone: 'success',
          text: t('contact.sent', { name: to.name }),
          action: { label: t('contact.read'), run: () => navigate(paths.chat(chatOf(thread))) },
        });
      // The user may have closed it, and opened it for other words.
      if (!isSignedIn || isShown()) onClose();
    } catch (thrown) {
      const why = errorText(errors, toApiError(thrown));
      setRefused(why);
      // A sign-in on the way may have put another list in place of the form, or the user has closed it; its draft is there.
      if (!isSignedIn || !isShown()) notify({ tone: 'danger', text: t('message.refused', { why }) });
    }
  }
  return (
    <Dialog
      kind="sheet"
      title={t('contact.to', { name: to.name })}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSending}>
            {t('contact.send')}
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p dir="auto">{t('contact.about', { title: listing.title })}</p>
        {refused && <Banner tone="danger" urgent title={t('message.refused', { why: refused })} />}
        <TextArea
          ref={field}
          label={t('contact.label')}
          hint={userId === undefined ? t('contact.signIn') : t('contact.hint')}
          error={isTried ? fault : undefined}
          limit={LONGEST}
          rows={5}
          value={text}
          readOnly={isSending}
          onChange={({ target }) => change(target.value)}
        />
        {text.trim() !== '' && <FormWarning thread={thread} text={text} />}
      </Fields>
    </Dialog>
  );
}

const chatOf = ({ peerId, propertyId }: { peerId: number; propertyId: number }) => ({
  userId: peerId,
  propertyId,
});

const Fields = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
  > p {
    color: ${tokens.color.text.muted};
  }
`;
