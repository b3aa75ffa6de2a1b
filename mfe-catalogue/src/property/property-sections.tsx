import type { PropertyDetail } from '@lintel/api-contract';
import { formatDistance, useLocale } from '@lintel/i18n';
import { useReadable, useShell } from '@lintel/remote-kit';
import { downloadIcon, Icon, media, Photo, pinIcon, tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { TintedIcon } from '#common/tinted-icon.tsx';
import { Description } from './description.tsx';
import { statedFacts } from './details.ts';
import { LocationMap } from './location-map.tsx';

/** Everything below the head, in the order people ask for it. Sections without content are left out. */
export function PropertySections({ listing }: { listing: PropertyDetail }) {
  const { t } = useLaterTexts();
  const { description, documents, three_d_image: panorama, video_link: video } = listing;
  return (
    <Stack>
      {description && (
        <Section title={t('property.description')}>
          <Description key={listing.id} text={description} />
        </Section>
      )}
      <Facts listing={listing} />
      <Facilities listing={listing} />
      {(panorama || video) && (
        <Section title={t('property.tour')}>
          {panorama && <Photo src={panorama} alt={t('property.panorama')} ratio="2 / 1" fit="contain" />}
          {/^https?:/.test(video) && (
            <p>
              <a href={video} rel="noopener nofollow">
                {t('property.video')}
              </a>
            </p>
          )}
        </Section>
      )}
      {documents.length > 0 && (
        <Section title={t('property.documents')}>
          <Documents role="list">
            {documents.map(({ id, file, file_name: name }) => (
              <li key={id}>
                <Icon shape={downloadIcon} size={20} />
                <a href={file} download>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </Documents>
        </Section>
      )}
      <LocationMap key={`map ${listing.id}`} listing={listing} />
    </Stack>
  );
}

function Facts({ listing }: { listing: PropertyDetail }) {
  const { t } = useLaterTexts();
  const locale = useLocale();
  const facts = statedFacts(listing.parameters, locale);
  if (facts.length === 0) return null;
  return (
    <Section title={t('property.facts')}>
      <Grid>
        {facts.map(({ id, name, image, value, href }) => (
          <div key={id}>
            <dt>
              <TintedIcon src={image} size={20} />
              {name}
            </dt>
            <dd>{href ? <a href={href}>{value}</a> : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </Grid>
    </Section>
  );
}

/** Nearest first. */
function Facilities({ listing }: { listing: PropertyDetail }) {
  const { t } = useLaterTexts();
  const locale = useLocale();
  const unit = useReadable(useShell().settings)?.distance_option ?? 'km';
  const facilities = listing.assign_facilities.toSorted((a, b) => a.distance - b.distance);
  if (facilities.length === 0) return null;
  return (
    <Section title={t('property.facilities')}>
      <Grid>
        {facilities.map(({ id, name, image, distance }) => (
          <div key={id}>
            <dt>
              {image ? <TintedIcon src={image} size={20} /> : <Icon shape={pinIcon} size={20} />}
              {name}
            </dt>
            <dd>{formatDistance(distance, { unit, locale })}</dd>
          </div>
        ))}
      </Grid>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  h2 {
    margin-block-end: ${tokens.space[4]};
  }
`;
const Grid = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${tokens.space[8]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    color: ${tokens.color.text.muted};
  }
  dd {
    font: ${tokens.font.bodyStrong};
    text-align: end;
  }
`;
const Documents = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
  }
`;
