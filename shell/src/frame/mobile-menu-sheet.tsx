import type { NavigationEntry } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { addIcon, Chip, Dialog, Icon, iconByName, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLanguageChoices, useThemeChoices } from './choices.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { posting } from './posting.ts';

export interface MobileMenuSheetProps {
  navigation: NavigationEntry[];
  onClose(): void;
}

/** Main pages, language and colours on phones. */
export default function MobileMenuSheet({ navigation, onClose }: MobileMenuSheetProps) {
  const { t } = useTranslation('shell');
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
              <NavigationLink entry={posting} onClick={onClose}>
                <Icon shape={addIcon} size={22} />
                {t('frame.post')}
              </NavigationLink>
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
  a {
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
