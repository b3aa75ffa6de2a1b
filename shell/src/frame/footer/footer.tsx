import type { NavigationEntry } from '@lintel/contract';
import { Button, pinIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $location, locationOpened } from '#user/location/location.model.ts';
import { $settings } from '#user/settings/settings.model.ts';
import { useLanguageChoices } from '#user/theme/choices.tsx';
import { FooterGroups } from './footer-groups.tsx';
import { Mark } from '#frame/header/logo.tsx';
import { externalUrl } from './external-url.ts';
import { useSiteName } from '#user/page/page-title.ts';
import { Area, Brand, Columns, Contact, Pages, Rights, Ways } from './footer.styles.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

/** Further pages, how to reach the operator, and its other sites. Always in the same place (WCAG 3.2.6). */
export default function Footer({ navigation }: { navigation: NavigationEntry[] }) {
  const { t } = useDeferredTranslation();
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
          <Contact aria-label={t('footer.contact')}>
            {settings?.company_email && (
              <a href={`mailto:${settings.company_email}`}>
                <bdi dir="ltr">{settings.company_email}</bdi>
              </a>
            )}
            {[...new Set([settings?.company_tel1, settings?.company_tel2])].filter(Boolean).map((number) => (
              <a key={number} href={`tel:${number?.replaceAll(' ', '')}`}>
                <bdi dir="ltr">{number}</bdi>
              </a>
            ))}
            {settings?.company_address && <address dir="auto">{settings.company_address}</address>}
          </Contact>
        </Brand>
        <Pages aria-label={t('frame.footerNavigation')}>
          <FooterGroups pages={pages} />
        </Pages>
      </Columns>
      <Ways>
        <Languages />
        <Group title={t('footer.follow')}>
          <Outside url={settings?.facebook_id}>Facebook</Outside>
          <Outside url={settings?.instagram_id}>Instagram</Outside>
          <Outside url={settings?.twitter_id}>X</Outside>
          <Outside url={settings?.youtube_id}>YouTube</Outside>
        </Group>
        <Group title={t('footer.apps')}>
          <Outside url={settings?.appstore_id}>{t('footer.appStore')}</Outside>
          <Outside url={settings?.playstore_id}>{t('footer.playStore')}</Outside>
        </Group>
      </Ways>
      <Rights>
        <span>{t('footer.rights', { year: new Date().getFullYear(), name })}</span>
        <a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">
          {t('location.credit')}
        </a>
      </Rights>
    </Area>
  );
}

/** The languages of the site, each in its own words; nothing where there is only one. */
function Languages() {
  const { t } = useDeferredTranslation();
  const choices = useLanguageChoices();
  if (choices.length < 2) return null;
  return (
    <div role="group" aria-label={t('language.label')}>
      {choices.map(({ key, label, checked, onSelect }) => (
        <button key={key} type="button" aria-pressed={checked} onClick={onSelect}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** Hides together with its name when it has nothing to say. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      {children}
    </div>
  );
}

function Outside({ url, children }: { url: string | undefined; children: ReactNode }) {
  const href = externalUrl(url);
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : null;
}
