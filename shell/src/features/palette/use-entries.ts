import { paths, type NavigationEntry } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useLanguageChoices, useThemeChoices } from '#user/theme/choices.tsx';
import { postPropertyLink } from '#remotes/routing/post-property-link.ts';
import { $isKnown } from '#remotes/routing/known-addresses.ts';
import { $session, signInRequested, signOutRequested } from '#user/session/model/session.model.ts';
import { groups, ranked, type PaletteEntry } from './entries.ts';
import { $foundFor, $own, $recent, $suggestions, $text, queryOf } from './palette.model.ts';

/** Everything that the palette offers for what is typed, in the order in which it is shown. */
export function useEntries(navigation: readonly NavigationEntry[]): PaletteEntry[] {
  const { text, recent, isKnown } = useUnit({ text: $text, recent: $recent, isKnown: $isKnown });
  const pages = usePages(navigation);
  const own = useOwn();
  const actions = useActions();
  const found = useFound();
  const isEmpty = text.trim() === '';
  const leadsOn = ({ to }: Pick<PaletteEntry, 'to'>) => to === undefined || isKnown(to);
  const last = recent.map((entry): PaletteEntry => ({
    ...entry,
    key: `recent ${entry.to}`,
    group: 'recent',
  }));
  const chosen = ranked(
    isEmpty ? [...last, ...pages, ...actions] : [...last, ...pages, ...own, ...actions],
    text,
  );
  // What the server found fits already, also where it corrected what was typed.
  const addresses = new Set(chosen.map(({ to }) => to));
  const more = found.filter(({ to }) => !addresses.has(to));
  // What is known at once comes first: nothing moves away from under a finger on Enter when the server answers.
  return [...groups.flatMap((group) => chosen.filter((entry) => entry.group === group)), ...more].filter(
    leadsOn,
  );
}

function usePages(navigation: readonly NavigationEntry[]): PaletteEntry[] {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { session } = useUnit({ session: $session });
  const visible = navigation.filter(({ access }) => access === 'public' || session !== null);
  const own: PaletteEntry[] = [
    { key: 'home', group: 'pages', label: t('palette.home'), icon: 'home', to: paths.home() },
    { key: 'post', group: 'pages', label: t('frame.post'), icon: 'building', to: postPropertyLink.path },
  ];
  return [
    ...own.slice(0, 1),
    ...visible
      // The bar of phones names the same pages in fewer letters.
      .filter(({ area }) => area !== 'tabs')
      .map(({ path, label, icon }): PaletteEntry => ({
        key: path,
        group: 'pages',
        label: label[locale],
        icon,
        to: path,
      })),
    ...own.slice(1),
  ];
}

function useOwn(): PaletteEntry[] {
  const { t } = useDeferredTranslation();
  const { own } = useUnit({ own: $own });
  return [
    ...own.homes.map(({ title, slug }): PaletteEntry => ({
      key: `own ${slug}`,
      group: 'own',
      label: title,
      detail: t('palette.ownHome'),
      icon: 'building',
      to: `/my-property/${encodeURIComponent(slug)}`,
    })),
    ...own.chats.map(({ name, title, ...peer }): PaletteEntry => ({
      key: `chat ${peer.userId} ${peer.propertyId}`,
      group: 'own',
      label: `${name} · ${title}`,
      detail: t('palette.chat'),
      icon: 'chat',
      to: paths.chat(peer),
    })),
    ...own.saved.map(({ title, slug }): PaletteEntry => ({
      key: `saved ${slug}`,
      group: 'own',
      label: title,
      detail: t('palette.saved'),
      icon: 'heart',
      to: paths.property(slug),
    })),
  ];
}

const searchFor = (query: Record<string, string>) => paths.properties(new URLSearchParams(query).toString());

function useFound(): PaletteEntry[] {
  const { t } = useDeferredTranslation();
  const { suggestions, foundFor, text } = useUnit({
    suggestions: $suggestions,
    foundFor: $foundFor,
    text: $text,
  });
  if (!suggestions) return [];
  const kinds = {
    city: t('palette.places.city'),
    state: t('palette.places.state'),
    country: t('palette.places.country'),
  };
  const asked = text.trim();
  const { corrected } = suggestions;
  const found = [
    ...suggestions.places.map(({ kind, name, translated_name: translated }): PaletteEntry => ({
      key: `place ${kind} ${name}`,
      group: 'places',
      label: translated || name,
      detail: kinds[kind],
      icon: 'pin',
      // Searches go by the names of the site, in every language.
      to: kind === 'city' ? paths.city(name) : searchFor({ [kind]: name }),
    })),
    ...suggestions.categories.map(({ slug_id: slug, name }): PaletteEntry => ({
      key: `category ${slug}`,
      group: 'homes',
      label: name,
      icon: 'grid',
      to: paths.category(slug),
    })),
    ...suggestions.listings.map(
      ({ slug_id: slug, title, city, translated_city: translated }): PaletteEntry => ({
        key: `home ${slug}`,
        group: 'homes',
        label: title,
        detail: translated || city,
        icon: 'home',
        to: paths.property(slug),
      }),
    ),
    // What was typed stays what is searched for; the other word is an offer.
    ...(corrected && corrected !== asked
      ? [
          {
            key: 'search corrected',
            group: 'homes' as const,
            label: t('palette.didYouMean', { text: corrected }),
            icon: 'search' as const,
            to: searchFor({ q: corrected }),
          },
        ]
      : []),
  ];
  return [
    // Until the next answer there is only what fits: Enter never leads to what an earlier text found.
    ...(foundFor === queryOf(text) ? found : ranked(found, text)),
    {
      key: 'search all',
      group: 'homes',
      label: t('palette.searchAll', { text: asked }),
      icon: 'search',
      to: searchFor({ q: asked }),
    },
  ];
}

function useActions(): PaletteEntry[] {
  const { t } = useDeferredTranslation();
  const languages = useLanguageChoices();
  const themes = useThemeChoices();
  const { session, signOut, signIn } = useUnit({
    session: $session,
    signOut: signOutRequested,
    signIn: signInRequested,
  });
  const action = (key: string, label: string, detail: string | undefined, act: () => void): PaletteEntry => ({
    key,
    group: 'actions',
    label,
    icon: 'settings',
    act,
    ...(detail ? { detail } : {}),
  });
  return [
    session
      ? action('sign-out', t('account.signOut'), undefined, () => {
          signOut();
        })
      : action('sign-in', t('account.signIn'), undefined, () => {
          signIn('asked');
        }),
    ...languages
      .filter(({ checked }) => !checked)
      .map(({ key, name, onSelect }) => action(`language ${key}`, name, t('language.label'), onSelect)),
    ...themes
      .filter(({ checked }) => !checked)
      .map(({ key, label, onSelect }) => action(`theme ${key}`, label, t('theme.label'), onSelect)),
  ];
}
