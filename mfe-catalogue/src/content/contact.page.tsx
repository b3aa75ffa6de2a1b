import { paths } from '@lintel/contract';
import { lazyPage, useReadable, useShell } from '@lintel/remote-kit';
import { mailIcon, media, PageBody, phoneIcon, pinIcon, Icon, Skeleton, TextLink, tokens } from '@lintel/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { Waiting } from '#common/layout/waiting.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { ContactGate } from './contact.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** What checks and sends weighs more than the rest of the page, which can be read meanwhile. */
const ContactForm = lazyPage(
  () => import(/* webpackChunkName: "contact-form" */ './contact-form.tsx'),
  <Skeleton height="620px" shape="box" />,
);

/** `/contact-us`: write to the provider, or reach them another way. */
export default function ContactPage() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  useEffect(() => describePage({ title: t('contact.title'), canonical: paths.contact() }), [describePage, t]);
  return (
    <PageBody title={t('contact.title')} lead={t('contact.lead')}>
      <ContactGate />
      <Split>
        <SectionBoundary>
          <ContactForm />
        </SectionBoundary>
        <Details />
      </Split>
    </PageBody>
  );
}

/** From the settings; what the provider did not give is left out. */
function Details() {
  const { t } = useDeferredTranslation();
  const settings = useReadable(useShell().settings);
  if (!settings)
    return (
      <Waiting>
        <Skeleton height="200px" shape="box" />
      </Waiting>
    );
  const { company_email: mail, company_tel1, company_tel2, company_address: address } = settings;
  const numbers = [company_tel1, company_tel2].filter(Boolean);
  return (
    <Aside aria-label={t('contact.details')}>
      <h2>{t('contact.details')}</h2>
      {mail && (
        <p>
          <Icon shape={mailIcon} size={20} />
          <a href={`mailto:${mail}`} dir="ltr">
            {mail}
          </a>
        </p>
      )}
      {numbers.map((number) => (
        <p key={number}>
          <Icon shape={phoneIcon} size={20} />
          <a href={`tel:${number.replaceAll(' ', '')}`} dir="ltr">
            {number}
          </a>
        </p>
      ))}
      {address && (
        <p>
          <Icon shape={pinIcon} size={20} />
          <span dir="auto">{address}</span>
        </p>
      )}
      <p>
        <TextLink to={paths.faqs()}>{t('contact.faqs')}</TextLink>
      </p>
    </Aside>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  ${media.laptop} {
    grid-template-columns: minmax(0, ${tokens.size.form}) minmax(240px, 1fr);
    gap: ${tokens.space[14]};
    align-items: start;
  }
`;
const Aside = styled.aside`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.subtle};
  h2 {
    font: ${tokens.font.h3};
  }
  /* An address of mail has no place to break at. */
  overflow-wrap: anywhere;
  p {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
  }
  a {
    color: ${tokens.color.text.link};
  }
`;
