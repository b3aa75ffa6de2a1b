import { preparePhoto } from '@lintel/files';
import { useShell } from '@lintel/remote-kit';
import { Button, Dialog, TextArea, tokens } from '@lintel/ui';
import { FileDrop, type FileUpload } from '@lintel/ui/files';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ThreadId } from '#chat/wire/address.ts';
import { draftKey } from '#chat/sending/drafts.ts';
import { submitted } from '#chat/sending/outgoing.model.ts';
import { useDialogDraft } from '#common/dialog-draft.ts';
import { checkMessageFile, isPicture, messageFileRules } from './message-files.ts';
import { useObjectUrl } from './use-object-url.ts';

/** So many messages at once. */
const MOST_FILES = 10;

interface ReadyFile extends FileUpload {
  file: File;
}
interface Chosen {
  uploads: readonly ReadyFile[];
  /** Photos that are being made smaller. */
  preparing: readonly File[];
  words: string;
}
const nothing: Chosen = { uploads: [], preparing: [], words: '' };
let lastId = 0;
function readyFile(file: File): ReadyFile {
  lastId += 1;
  return { id: String(lastId), file, state: 'ready', sent: 0, total: file.size };
}

interface FilesDialogProps {
  thread: ThreadId;
  /** Of the listing. */
  title: string;
  name: string;
  onClose(): void;
}

/** Files as they will be sent, with words: photos made smaller, without place and camera. Only "cancel" throws them away. */
export default function FilesDialog({ thread, title, name, onClose }: FilesDialogProps) {
  const { t } = useTranslation('mfe-chat');
  const { t: common } = useTranslation();
  const { notify } = useShell();
  const submit = useUnit(submitted);
  const { values, change, discard } = useDialogDraft(`files/${draftKey(thread)}`, nothing);
  const { uploads, words } = values;
  const preparing = values.preparing.length;

  async function add(chosen: readonly File[]): Promise<void> {
    change((before) => ({ preparing: [...before.preparing, ...chosen] }));
    for (const file of chosen) {
      const prepared = isPicture({ url: '', name: file.name }) ? await preparePhoto(file) : null;
      const isReadable = prepared?.ok !== false;
      if (!isReadable) notify({ tone: 'danger', text: t('files.unreadable', { name: file.name }) });
      const ready = isReadable ? [readyFile(prepared?.file ?? file)] : [];
      change((before) => {
        // Cancelled meanwhile.
        if (!before.preparing.includes(file)) return {};
        return {
          preparing: before.preparing.filter((other) => other !== file),
          uploads: [...before.uploads, ...ready],
        };
      });
    }
  }
  function cancel(): void {
    discard();
    onClose();
  }
  function send(): void {
    uploads.forEach(({ file }, index) =>
      submit({ thread, title, text: index === 0 ? words.trim() : '', file }),
    );
    cancel();
  }
  const remove = (id: string) =>
    change((before) => ({ uploads: before.uploads.filter((upload) => upload.id !== id) }));
  return (
    <Dialog
      kind="sheet"
      title={t('files.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={cancel}>
            {common('actions.cancel')}
          </Button>
          <Button disabled={uploads.length === 0 || preparing > 0} onClick={send}>
            {t('files.send', { count: uploads.length })}
          </Button>
        </>
      }
    >
      <Parts>
        <FileDrop
          label={t('files.label')}
          rules={messageFileRules}
          check={checkMessageFile}
          room={MOST_FILES - uploads.length - preparing}
          camera
          uploads={uploads}
          onFiles={(chosen) => void add(chosen)}
          onCancel={remove}
        />
        {preparing > 0 && <p role="status">{t('files.preparing', { count: preparing })}</p>}
        <Previews>
          {uploads.filter(isShown).map(({ id, file }) => (
            <Preview key={id} file={file} />
          ))}
        </Previews>
        <TextArea
          label={t('files.words')}
          optional
          limit={2000}
          value={words}
          onChange={({ target }) => change(() => ({ words: target.value }))}
        />
      </Parts>
    </Dialog>
  );
}

const isShown = ({ file }: ReadyFile) => isPicture({ url: '', name: file.name });

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
