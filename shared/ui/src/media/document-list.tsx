import { documentIcon } from '../icons/frame-shapes.ts';
import { downloadIcon } from '../icons/more-shapes.ts';
import { Icon } from '../icons/icon.tsx';
import { tokens } from '../tokens/tokens.ts';
import { useEffect, useState } from 'react';
import { useMediaTexts } from './media-texts.ts';
import styled from 'styled-components';
import { useLocale } from '@lintel/i18n';
import { formatBytes } from '../files/file-size.ts';
import { extensionOf } from './file-names.ts';

export interface DocumentFile {
  id: number;
  /** Address. */
  file: string;
  file_name: string;
}

/** Papers to take along: name, kind and, once the server has answered, size. */
export function DocumentList({ documents }: { documents: readonly DocumentFile[] }) {
  const { t } = useMediaTexts();
  const locale = useLocale();
  const sizes = useSizes(documents);
  const factsOf = ({ file, file_name: name }: DocumentFile) => {
    const bytes = sizes[file];
    return [extensionOf(name) || extensionOf(file), bytes && formatBytes(bytes, locale)]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <List role="list">
      {documents.map((document) => {
        const { id, file, file_name: name } = document;
        return (
          <li key={id}>
            <Icon shape={documentIcon} size={24} />
            <span>
              <a href={file} download={name}>
                <bdi>{name}</bdi>
              </a>
              <small>{factsOf(document)}</small>
            </span>
            <a href={file} download={name} aria-label={t('media.download', { name })}>
              <Icon shape={downloadIcon} size={22} />
            </a>
          </li>
        );
      })}
    </List>
  );
}

/** Bytes by address. The wire names no sizes, so the headers of the files are asked; without an answer there is none. */
function useSizes(documents: readonly DocumentFile[]): Record<string, number> {
  const [sizes, setSizes] = useState<Record<string, number>>({});
  const addresses = documents.map(({ file }) => file).join(' ');
  useEffect(() => {
    const ending = new AbortController();
    const own = addresses.split(' ').filter((address) => address.startsWith(`${window.location.origin}/`));
    for (const address of own) {
      void fetch(address, { method: 'HEAD', signal: ending.signal })
        .then(({ headers }) => {
          const bytes = Number(headers.get('content-length'));
          if (bytes > 0) setSizes((before) => ({ ...before, [address]: bytes }));
        })
        .catch(() => undefined);
    }
    return () => ending.abort();
  }, [addresses]);
  return sizes;
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space[4]};
    padding: ${tokens.space[3]} ${tokens.space[4]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.card};
  }
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  li > a {
    display: grid;
    place-items: center;
    inline-size: ${tokens.size.touch};
    block-size: ${tokens.size.touch};
  }
`;
