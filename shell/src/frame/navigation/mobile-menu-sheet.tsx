import type { NavigationEntry } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { addIcon, Chip, Dialog, Icon, iconByName, pinIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { useLanguageChoices, useThemeChoices } from '#user/theme/choices.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $location, locationOpened } from '#user/location/location.model.ts';
import { NavigationLink } from './navigation-link.tsx';
import { postPropertyLink } from '#remotes/routing/post-property-link.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

export interface MobileMenuSheetProps {
  navigation: NavigationEntry[];
  onClose(): void;
}

/** Main pages, language and colours on phones. */
export default function MobileMenuSheet({ navigation, onClose }: MobileMenuSheetProps) {
  const { t } = useDeferredTranslation();
  const { place, openLocation } = useUnit({ place: $location, openLocation: locationOpened });
  const locale = useLocale();
  const main = navigation.filter(({ area }) => area === 'main');
  return (
    <Dialog title={t('frame.menuTitle')} kind="sheet" onClose={onClose}>
      <Parts>
        <nav aria-label={t('frame.mainNavigation')}>
          <ul role="list">
            {main.map((entry) => (
              <li key={entry.path}>
                <NavigationLink entry={entry} onClick={onClose}>
                  <Icon shape={iconByName(entry.icon)} size={22} />
                  {entry.label[locale]}
                </NavigationLink>
              </li>
            ))}
            <li>
              <NavigationLink entry={postPropertyLink} onClick={onClose}>
                <Icon shape={addIcon} size={22} />
                {t('frame.post')}
              </NavigationLink>
            </li>
            <li>
              <PlaceButton
                onClick={() => {
                  onClose();
                  openLocation();
                }}
              >
                <Icon shape={pinIcon} size={22} />
                <bdi>{place?.city || t('location.change')}</bdi>
              </PlaceButton>
            </li>
          </ul>
        </nav>
        <Choices label={t('language.label')} choices={useLanguageChoices()} />
        <Choices label={t('theme.label')} choices={useThemeChoices()} />
      </Parts>
    </Dialog>
  );
}

type Choice = ReturnType<typeof useThemeChoices>[number] | ReturnType<typeof useLanguageChoices>[number];

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <Group role="group" aria-label={label}>
      <strong>{label}</strong>
      <div>
        {choices.map(({ key, label: text, checked, onSelect }) => (
          <Chip key={key} pressed={checked} onClick={onSelect}>
            {text}
          </Chip>
        ))}
      </div>
    </Group>
  );
}

const { color, space } = tokens;

const Parts = styled.div`
  display: grid;
  gap: ${space[6]};
  li + li {
    border-block-start: 1px solid ${color.border.hairline};
  }
  a,
  li > button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 52px;
    color: ${color.text.default};
    font: ${tokens.font.bodyStrong};
    text-decoration: none;
  }
  a[aria-current] {
    color: ${color.text.link};
  }
`;
const PlaceButton = styled.button.attrs({ type: 'button', 'aria-haspopup': 'dialog' })`
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;
const Group = styled.div`
  display: grid;
  gap: ${space[2]};
  strong {
    font: ${tokens.font.smallStrong};
    color: ${color.text.muted};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
