import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Banner, ButtonLink, TextLink, tokens } from '@lintel/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { formAddress, useFormPlace } from '#common/form/form-address.ts';
import type { PostedListing } from '#common/form-sending/posted-listing.ts';

interface FormDoneProps {
  posted: PostedListing;
  isNew: boolean;
  kind: 'property' | 'project';
}

/** Where the user goes on to: the list of own listings, the page that buyers see, the owner's page, a new form. */
const ways = {
  property: {
    list: paths.myProperties,
    title: 'properties.title',
    published: paths.property,
    own: paths.myProperty,
    add: paths.addProperty,
  },
  project: {
    list: paths.myProjects,
    title: 'projects.title',
    published: paths.project,
    own: paths.myProject,
    add: paths.addProject,
  },
} as const;

/** What happens next, once a listing was posted or changed. */
export default function FormDone({ posted, isNew, kind }: FormDoneProps) {
  const { t } = useTranslation('mfe-listings');
  const settings = useReadable(useShell().settings);
  const heading = useRef<HTMLHeadingElement>(null);
  const { path, draft } = useFormPlace();
  const navigate = useNavigate();
  // Who comes back to this page finds the beginning of a form, and not the check of one that is sent.
  useEffect(
    () => void navigate(formAddress({ path, draft, step: null }), { replace: true }),
    [navigate, path, draft],
  );
  useEffect(() => heading.current?.focus(), []);
  const { slug, state, title } = posted;
  const to = ways[kind];
  const [another] = useState(() => crypto.randomUUID());
  return (
    <Part>
      <h2 ref={heading} tabIndex={-1}>
        {t(isNew && state !== 'hidden' ? `form.done.${state}` : `form.done.changed.${state}`, { title })}
      </h2>
      {isNew && settings?.text_property_submission && (
        <Banner tone="info">{settings.text_property_submission}</Banner>
      )}
      <Links>
        <ButtonLink to={to.list()}>{t(to.title)}</ButtonLink>
        {state === 'live' ? (
          <TextLink to={to.published(slug)}>{t('properties.action.view')}</TextLink>
        ) : (
          <TextLink to={to.own(slug)}>{t('form.done.own')}</TextLink>
        )}
        {isNew && (
          <TextLink to={formAddress({ path: to.add(), draft: another, step: null })}>
            {t('form.drafts.start')}
          </TextLink>
        )}
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
