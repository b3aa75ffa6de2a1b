import { ButtonLink, mailIcon, phoneIcon } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

interface Props {
  mobile: string | null | undefined;
  /** The same as people read it; default: as it is. */
  mobileText?: string | undefined;
  email: string | null | undefined;
  /** What it is about: the subject of the mail. */
  title: string;
  /** Look of the telephone; default `primary`. */
  tone?: 'primary' | 'secondary';
}

/** Telephone and mail of the owner or agent, as far as they are known. */
export function ContactLinks({ mobile, mobileText, email, title, tone = 'primary' }: Props) {
  const { t } = useDeferredTranslation();
  return (
    <>
      {mobile && (
        <ButtonLink to={`tel:${mobile}`} reloadDocument tone={tone} wide icon={phoneIcon}>
          <bdi dir="ltr">{mobileText ?? mobile}</bdi>
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
    </>
  );
}
