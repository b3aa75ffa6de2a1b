import type { NavigationEntry } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { Button, media, pinIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useLaterTexts } from '../locales/later-texts.ts';
import styled from 'styled-components';
import { $location, locationOpened } from '../location/location.model.ts';
import { $settings } from '../settings/settings.model.ts';
import { Mark } from './logo.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { outsideAddress } from './outside-address.ts';
import { useSiteName } from './page-title.ts';

/** @public fetched with this part, by name */
export { default as texts } from '../locales/en.later.json';

/** Further pages, how to reach the operator, and where else he is. Always in the same place (WCAG 3.2.6). */
export default function Footer({ navigation }: { navigation: NavigationEntry[] }) {
  const { t } = useLaterTexts();
  const locale = useLocale();
  const name = useSiteName();
  const { settings, place, openLocation } = useUnit({
    settings: $settings,
    place: $location,
    openLocation: locationOpened,
  });
  const pages = navigation.filter(({ area }) => area === 'footer');
  return (
    <Area>
      <Columns>
        <Brand>
          <p>
            <Mark />
            <strong>{name}</strong>
          </p>
          <p>{t('footer.tagline')}</p>
          <Button
            size="small"
            tone="secondary"
            icon={pinIcon}
            aria-haspopup="dialog"
            onClick={() => openLocation()}
          >
            <bdi>{place?.city || t('location.change')}</bdi>
          </Button>
        </Brand>
        {pages.length > 0 && (
          <nav aria-label={t('frame.footerNavigation')}>
            <h2>{t('footer.explore')}</h2>
            <ul role="list">
              {pages.map((entry) => (
                <li key={entry.path}>
                  <NavigationLink entry={entry}>{entry.label[locale]}</NavigationLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Column title={t('footer.contact')}>
          {settings?.company_email && (
            <a href={`mailto:${settings.company_email}`} dir="ltr">
              {settings.company_email}
            </a>
          )}
          {[...new Set([settings?.company_tel1, settings?.company_tel2])].filter(Boolean).map((number) => (
            <a key={number} href={`tel:${number?.replaceAll(' ', '')}`} dir="ltr">
              {number}
            </a>
          ))}
          {settings?.company_address && <address dir="auto">{settings.company_address}</address>}
        </Column>
        <Column title={t('footer.follow')}>
          <Outside url={settings?.facebook_id}>Facebook</Outside>
          <Outside url={settings?.instagram_id}>Instagram</Outside>
          <Outside url={settings?.twitter_id}>X</Outside>
          <Outside url={settings?.youtube_id}>YouTube</Outside>
        </Column>
        <Column title={t('footer.apps')}>
          <Outside url={settings?.appstore_id}>{t('footer.appStore')}</Outside>
          <Outside url={settings?.playstore_id}>{t('footer.playStore')}</Outside>
        </Column>
      </Columns>
      <Rights>
        <span>{t('footer.rights', { year: new Date().getFullYear(), name })}</span>
        <a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">
          {t('location.credit')}
        </a>
      </Rights>
    </Area>
  );
}

/** A column that has nothing to say hides together with its heading. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Block>
      <h2>{title}</h2>
      <div>{children}</div>
    </Block>
  );
}

function Outside({ url, children }: { url: string | undefined; children: ReactNode }) {
  const href = outsideAddress(url);
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : null;
}

const { color, space } = tokens;

const Area = styled.footer`
  border-block-start: 1px solid ${color.border.hairline};
  background: ${color.surface.subtle};
  color: ${color.text.muted};
  font: ${tokens.font.small};
  ${media.print} {
    display: none;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 40vw), 1fr));
  gap: ${space[8]};
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${space[10]} ${space.page} ${space[8]};
  h2 {
    margin-block-end: ${space[2]};
    color: ${color.text.default};
    font: ${tokens.font.smallStrong};
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      color: ${color.text.default};
      text-decoration: underline;
    }
  }
  address {
    margin-block-start: ${space[2]};
    font-style: normal;
  }
`;
const Block = styled.section`
  &:has(> div:empty) {
    display: none;
  }
`;
const Brand = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  max-inline-size: 32ch;
  p:first-child {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.text.default};
    font: ${tokens.font.h3};
  }
`;
const Rights = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${space[4]} ${space.page} ${space[6]};
  a {
    color: inherit;
  }
`;
