import { footerGroups, type NavigationEntry } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { chevronDownIcon, Icon, tokens } from '@lintel/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { NavigationLink } from '#frame/navigation/navigation-link.tsx';

/** As `media.phone` of the styles. */
const PHONE = '(max-width: 37.49em)';

/** The pages of the footer in columns by subject; on a phone each column folds away below its heading. */
export function FooterGroups({ pages }: { pages: readonly NavigationEntry[] }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const isPhone = useIsPhone();
  return footerGroups.map((group) => {
    const members = pages.filter((entry) => (entry.group ?? 'help') === group);
    if (members.length === 0) return null;
    const list = (
      <ul role="list">
        {members.map((entry) => (
          <li key={entry.path}>
            <NavigationLink entry={entry}>{entry.label[locale]}</NavigationLink>
          </li>
        ))}
      </ul>
    );
    return isPhone ? (
      <Fold key={group}>
        <summary>
          <h2>{t(`footer.groups.${group}`)}</h2>
          <Icon shape={chevronDownIcon} size={20} />
        </summary>
        {list}
      </Fold>
    ) : (
      <section key={group}>
        <h2>{t(`footer.groups.${group}`)}</h2>
        {list}
      </section>
    );
  });
}

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(PHONE).matches,
  );
}

const Fold = styled.details`
  border-block-end: 1px solid ${tokens.color.border.hairline};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${tokens.size.touch};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    h2 {
      margin: 0;
    }
    svg {
      transition: rotate ${tokens.motion.state};
    }
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
  ul {
    padding-block-end: ${tokens.space[3]};
  }
`;
