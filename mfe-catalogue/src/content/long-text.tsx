import { formatDate, useLocale } from '@lintel/i18n';
import { media, tokens } from '@lintel/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { partsOf, RichText } from '#common/text/rich-text.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** From so many parts on a text has a list of them. */
const MANY_PARTS = 4;

interface Props {
  html: string;
  /** When it was changed last; left out where it is unknown. */
  changedAt?: string | undefined;
}

/** A text of the provider: its parts have addresses, and a long one begins with a list of them. */
export function LongText({ html, changedAt }: Props) {
  const { t } = useDeferredTranslation();
  const parts = partsOf(html);
  const hasList = parts.length >= MANY_PARTS;
  // An address with a part in it was opened before there was anything to go to.
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (/^part-\d+$/.test(id)) document.getElementById(id)?.scrollIntoView();
  }, [html]);
  return (
    <Columns data-list={hasList || undefined}>
      {hasList && (
        <Parts aria-labelledby="parts-of-text">
          <strong id="parts-of-text">{t('pages.onThisPage')}</strong>
          <ol role="list">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} dir="auto">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </Parts>
      )}
      <div>
        {changedAt && <Changed at={changedAt} />}
        <RichText html={html} hasAnchors />
      </div>
    </Columns>
  );
}

function Changed({ at }: { at: string }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  return (
    <Small>
      <time dateTime={at}>{t('pages.changed', { date: formatDate(at, { locale, length: 'long' }) })}</time>
    </Small>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  /* The first heading of a text stands at its top. */
  h2:first-child {
    margin-block-start: 0;
  }
  ${media.laptop} {
    &[data-list] {
      grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
      gap: ${tokens.space[10]};
      align-items: start;
    }
  }
`;
const Parts = styled.nav`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.subtle};
  font: ${tokens.font.small};
  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${tokens.size.header} + ${tokens.space[4]});
    max-block-size: calc(100dvh - ${tokens.size.header} - ${tokens.space[8]});
    overflow: auto;
  }
  a {
    display: block;
    padding-block: ${tokens.space[1]};
    color: ${tokens.color.text.default};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;
const Small = styled.p`
  margin-block-end: ${tokens.space[5]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
