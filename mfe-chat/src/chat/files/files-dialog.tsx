import { preparePhoto } from '@lintel/files';
import { useShell } from '@lintel/remote-kit';
import { Button, Dialog, TextArea, tokens } from '@lintel/ui';
import { FileDrop, type FileUpload } from '@lintel/ui/files';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ThreadId } from '#chat/wire/address.ts';
import { submitted } from '#chat/sending/outgoing.model.ts';
import { checkMessageFile, isPicture, messageFileRules } from './message-files.ts';
import { useObjectUrl } from './use-object-url.ts';

/** So many messages at once. */
const MOST_FILES = 10;

interface FilesDialogProps {
  thread: ThreadId;
  /** Of the listing. */
  title: string;
  name: string;
  onClose(): void;
}

/** Files as they will be sent, with words: photos made smaller, without place and camera. */
export default function FilesDialog({ thread, title, name, onClose }: FilesDialogProps) {
  const { t } = useTranslation('mfe-chat');
  const { t: common } = useTranslation();
  const { notify } = useShell();
  const submit = useUnit(submitted);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [words, setWords] = useState('');

  async function add(chosen: readonly File[]): Promise<void> {
    for (const file of chosen) {
      const prepared = isPicture({ url: '', name: file.name }) ? await preparePhoto(file) : null;
      if (prepared && !prepared.ok)
        notify({ tone: 'danger', text: t('files.unreadable', { name: file.name }) });
      else setFiles((before) => [...before, prepared?.file ?? file]);
    }
  }
  function send(): void {
    files.forEach((file, index) => submit({ thread, title, text: index === 0 ? words.trim() : '', file }));
    onClose();
  }
  const remove = (id: string) => setFiles((before) => before.filter((_, index) => String(index) !== id));
  const uploads = files.map((file, index): FileUpload => ({
    id: String(index),
    file,
    state: 'ready',
    sent: 0,
    total: file.size,
  }));
  return (
    <Dialog
      kind="sheet"
      title={t('files.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button disabled={files.length === 0} onClick={send}>
            {t('files.send', { count: files.length })}
          </Button>
        </>
      }
    >
      <Parts>
        <FileDrop
          label={t('files.label')}
          rules={messageFileRules}
          check={checkMessageFile}
          room={MOST_FILES - files.length}
          camera
          uploads={uploads}
          onFiles={(chosen) => void add(chosen)}
          onCancel={remove}
        />
        <Previews>
          {files.filter(isShown).map((file) => (
            <Preview key={`${file.name}-${file.size}-${file.lastModified}`} file={file} />
          ))}
        </Previews>
        <TextArea
          label={t('files.words')}
          optional
          limit={2000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Parts>
    </Dialog>
  );
}

const isShown = (file: File) => isPicture({ url: '', name: file.name });

function Preview({ file }: { file: File }) {
  const { t } = useTranslation('mfe-chat');
  const url = useObjectUrl(file);
  return url ? <img src={url} alt={t('files.preview', { name: file.name })} /> : null;
}

const Parts = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;
const Previews = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  &:empty {
    display: none;
  }
  img {
    max-inline-size: 100%;
    block-size: 140px;
    border-radius: ${tokens.radius.control};
    object-fit: contain;
    background: ${tokens.color.surface.sunken};
  }
`;
