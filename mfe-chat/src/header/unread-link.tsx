import { paths, type Locale } from '@lintel/contract';
import { formatCount, formatList, useLocale } from '@lintel/i18n';
import { $session } from '@lintel/remote-kit';
import { chatIcon, CountBadge, Icon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { $unread } from '#common/threads.model.ts';

/** Widget of the header: the way to the messages, with the number of unread ones. Nothing for visitors. */
export function UnreadLink() {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const { unread, session } = useUnit({ unread: $unread, session: $session });
  if (!session) return null;
  const shown = unread && unread > 99 ? '99+' : formatCount(unread ?? 0, locale);
  return (
    <IconLink
      to={paths.chat()}
      aria-label={
        unread
          ? `${t('threads.title')}: ${withNumber(t('threads.unread', { count: unread }), shown, locale)}`
          : t('threads.title')
      }
    >
      <Icon shape={chatIcon} />
      <CountBadge count={unread ?? 0} />
    </IconLink>
  );
}

/** The accessible name has to contain the figure on screen (speech control); a plural that spells the number lacks it. */
const withNumber = (words: string, shown: string, locale: Locale) =>
  words.includes(shown) ? words : formatList([shown, words], locale);

const IconLink = styled(Link)`
  display: grid;
  place-items: center;
  position: relative;
  inline-size: ${tokens.size.touch};
  block-size: ${tokens.size.touch};
  border-radius: 50%;
  color: ${tokens.color.text.default};
  &:hover {
    background: ${tokens.color.surface.subtle};
  }
`;
