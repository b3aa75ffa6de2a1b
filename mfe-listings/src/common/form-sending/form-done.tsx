import { useReadable, useShell } from '@lintel/remote-kit';
import { Banner, ButtonLink, TextLink, tokens } from '@lintel/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** What became of a form that was sent. */
export interface PostedListing {
  id: number;
  slug: string;
  title: string;
  /** An approved one may be hidden by its owner. */
  state: 'live' | 'review' | 'hidden';
}

interface FormDoneProps {
  posted: PostedListing;
  isNew: boolean;
  /** The list of own listings: its address and name. */
  list: { to: string; title: string };
  /** The page that buyers see. */
  publicAddress: string;
}

/** What happens next, once a listing was posted or changed. */
export default function FormDone({ posted, isNew, list, publicAddress }: FormDoneProps) {
  const { t } = useTranslation('mfe-listings');
  const settings = useReadable(useShell().settings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { state, title } = posted;
  return (
    <Part>
      <h2 ref={heading} tabIndex={-1}>
        {t(isNew && state !== 'hidden' ? `form.done.${state}` : `form.done.changed.${state}`, { title })}
      </h2>
      {isNew && settings?.text_property_submission && (
        <Banner tone="info">{settings.text_property_submission}</Banner>
      )}
      <Links>
        <ButtonLink to={list.to}>{list.title}</ButtonLink>
        {state === 'live' && <TextLink to={publicAddress}>{t('properties.action.view')}</TextLink>}
      </Links>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: ${tokens.size.form};
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
`;
