import { photoAt } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { documentIcon, Icon, tokens } from '@lintel/ui';
import { formatBytes } from '@lintel/ui/files';
import { Lightbox, useUncovered } from '@lintel/ui/media';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $revealed, revealed } from '#chat/shield/shield.model.ts';
import type { Message } from '#chat/wire/message.ts';
import { $pictures, galleryOpened } from './gallery.model.ts';
import { isPicture } from './message-files.ts';
import { useObjectUrl } from './use-object-url.ts';

interface FilePartProps {
  message: Message;
  file: NonNullable<Message['file']>;
  /** While it is not stored yet: the file of this device. */
  local?: File | undefined;
  /** Until it is pressed. */
  isBlurred?: boolean;
}

/** A picture, or a paper with name and size; a bar while it is sent. */
export default function FilePart({ message, file, local, isBlurred = false }: FilePartProps) {
  const { t } = useTranslation('mfe-chat');
  const { progress = 0, state } = message;
  return (
    <Part>
      {isPicture(file) ? (
        <Picture file={file} local={local} messageId={message.id} isBlurred={isBlurred} />
      ) : (
        <Paper file={file} />
      )}
      {local && state === 'sending' && (
        <progress max={1} value={progress} aria-label={t('files.progress', { name: file.name })} />
      )}
    </Part>
  );
}

function Picture({
  file,
  local,
  messageId,
  isBlurred,
}: {
  file: FilePartProps['file'];
  local: File | undefined;
  messageId: number | null;
  isBlurred: boolean;
}) {
  const { t } = useTranslation('mfe-chat');
  useUncovered();
  const ownUrl = useObjectUrl(local ?? null);
  const [isOpen, setOpen] = useState(false);
  const { uncovered, reveal } = useUnit({ uncovered: $revealed, reveal: revealed });
  const isHidden = isBlurred && messageId !== null && !uncovered.has(messageId);
  const alt = t('files.picture', { name: file.name });
  if (local) return ownUrl ? <img src={ownUrl} alt={alt} /> : null;
  if (!file.url) return <em>{t('files.gone')}</em>;
  return (
    <>
      <button
        type="button"
        aria-label={t(isHidden ? 'files.reveal' : 'files.open', { name: file.name })}
        data-hidden={isHidden}
        onClick={() => (isHidden ? reveal(messageId) : setOpen(true))}
      >
        <img src={photoAt(file.url, 640)} alt="" loading="lazy" />
        {isHidden && <small>{t('files.fromStranger')}</small>}
      </button>
      {isOpen && messageId !== null && <Gallery first={messageId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** All pictures of the conversation; those further back come while the first is looked at. */
function Gallery({ first, onClose }: { first: number; onClose(): void }) {
  const { t } = useTranslation('mfe-chat');
  const { pictures, opened } = useUnit({ pictures: $pictures, opened: galleryOpened });
  useEffect(() => opened(), [opened]);
  if (pictures.length === 0) return null;
  return (
    <Lightbox
      title={t('files.gallery')}
      photos={pictures.map(({ url, name }) => ({ src: url, alt: t('files.picture', { name }) }))}
      first={Math.max(
        0,
        pictures.findIndex(({ id }) => id === first),
      )}
      onClose={onClose}
    />
  );
}

function Paper({ file: { url, name, size } }: { file: FilePartProps['file'] }) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const words = (
    <>
      <Icon shape={documentIcon} size={22} />
      <span>
        <bdi>{name || t('threads.file')}</bdi>
        {size !== null && <small>{formatBytes(size, locale)}</small>}
      </span>
    </>
  );
  return url ? (
    <a href={url} download={name || undefined} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  ) : (
    <span>{words}</span>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  button {
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    cursor: zoom-in;
  }
  button[data-hidden='true'] {
    overflow: clip;
    img {
      filter: blur(18px);
    }
  }
  img {
    display: block;
    inline-size: 240px;
    max-inline-size: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${tokens.radius.control};
    object-fit: cover;
  }
  a,
  > span {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: ${tokens.size.touch};
    color: inherit;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font: ${tokens.font.micro};
  }
  progress {
    inline-size: 100%;
    block-size: 6px;
  }
`;
