import type { FileCheck, FileKind, FileRules } from '@lintel/files';
import { useLocale } from '@lintel/i18n';
import { useState, type DragEvent, type FocusEvent } from 'react';
import styled from 'styled-components';
import { LiveRegion } from '../feedback/live-region.tsx';
import { Icon } from '../icons/icon.tsx';
import { cameraIcon, uploadIcon } from '../icons/more-shapes.ts';
import { useKeptFocus } from '../data/use-kept-focus.ts';
import { Field, type ControlAttributes, type FieldFrame } from '../inputs/field.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import { formatBytes } from './file-size.ts';
import { formatKinds } from './file-texts.ts';
import { PickButton } from './pick-button.tsx';
import { List, RefusedFiles } from './refused-files.tsx';
import { UploadProgress, type FileUpload } from './upload-progress.tsx';
import { useFileIntake } from './use-file-intake.ts';

export interface FileDropProps extends FieldFrame {
  id?: string | undefined;
  /** What is accepted; shown as a sentence. */
  rules: FileRules;
  /** That sentence in other words, e.g. where each kind has a size of its own. */
  accepted?: string | undefined;
  /** `checkFile` of `@lintel/files`. */
  check(file: File, rules: FileRules): Promise<FileCheck>;
  /** Files that passed the check. */
  onFiles(files: File[]): void;
  /** Files on their way, e.g. `$uploads` of `createUploadQueue`. */
  uploads?: readonly FileUpload[] | undefined;
  /** Why an upload failed, as a sentence. */
  errorOf?: ((id: string) => string | undefined) | undefined;
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  /** How many more files may come; default any number. */
  room?: number;
  /** Offers the camera of a telephone. */
  camera?: boolean;
  disabled?: boolean | undefined;
  onBlur?: ((event: FocusEvent) => void) | undefined;
}

/** What the browser's own dialog shows first; the check decides. */
const acceptOf: Record<FileKind, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
  pdf: 'application/pdf',
  doc: '.doc',
  docx: '.docx',
  txt: 'text/plain',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

const acceptedId = (control: ControlAttributes) => `${control.id}-accepted`;
/** What is accepted, beside the hint; what is wrong comes alone. */
const describedBy = (control: ControlAttributes, note: string | undefined) =>
  note
    ? control['aria-describedby']
    : [control['aria-describedby'], acceptedId(control)].filter(Boolean).join(' ');

/**
 * Takes files by a press, by dropping, by pasting and from the camera. Each is checked by its content; refused ones are listed with
 * the reason, accepted ones go to the caller, which shows them as uploads.
 */
export function FileDrop(props: FileDropProps) {
  const { rules, uploads = [], errorOf, onCancel, onRetry, room = Infinity, camera, id, onBlur } = props;
  const { t } = useUiTexts();
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const { refused, checking, take, dismiss, notice } = useFileIntake(props);
  const isFull = room <= 0;
  const isClosed = props.disabled === true || isFull;
  const several = room > 1;
  const note = props.error ?? props.warning;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isClosed) take([...event.dataTransfer.files]);
  };
  return (
    <Field frame={props} id={id}>
      {(control) => (
        <Together ref={keptFocus} onBlur={onBlur}>
          <Zone
            data-over={isOver}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!isClosed);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
            onPaste={({ clipboardData }) => !isClosed && take([...clipboardData.files])}
          >
            {isFull ? (
              <span>{t('files.problem.tooMany')}</span>
            ) : (
              <>
                <Icon shape={uploadIcon} size={28} />
                <span>{several ? t('files.dropSeveral') : t('files.drop')}</span>
              </>
            )}
            <Buttons>
              <PickButton
                {...control}
                aria-describedby={describedBy(control, note)}
                text={several ? t('files.chooseSeveral') : t('files.choose')}
                accept={rules.kinds.map((kind) => acceptOf[kind]).join()}
                multiple={several}
                disabled={isClosed}
                onPick={take}
              />
              {camera && (
                <OnPhone>
                  <PickButton
                    text={t('files.photograph')}
                    icon={cameraIcon}
                    aria-label={t('files.photograph')}
                    accept="image/*"
                    capture="environment"
                    disabled={isClosed}
                    onPick={take}
                  />
                </OnPhone>
              )}
            </Buttons>
            <small id={acceptedId(control)}>
              {props.accepted ??
                t('files.accepted', {
                  kinds: formatKinds(rules.kinds, locale),
                  limit: formatBytes(rules.maxBytes, locale),
                })}
            </small>
          </Zone>
          {checking > 0 && <small>{t('files.checking', { count: checking })}</small>}
          <RefusedFiles files={refused} kinds={rules.kinds} onDismiss={dismiss} />
          {uploads.length > 0 && (
            <List aria-label={t('files.list', { label: props.label })}>
              {uploads.map((upload) => (
                <li key={upload.id}>
                  <UploadProgress
                    upload={upload}
                    error={errorOf?.(upload.id)}
                    onCancel={onCancel}
                    onRetry={onRetry}
                  />
                </li>
              ))}
            </List>
          )}
          <LiveRegion>{notice}</LiveRegion>
        </Together>
      )}
    </Field>
  );
}

const { color } = tokens;

const Together = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space[3]};
`;
const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[5]} ${tokens.space[4]};
  border: 2px dashed ${color.border.control};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.subtle};
  text-align: center;
  transition: background ${tokens.motion.state};
  &[data-over='true'] {
    border-color: ${color.action.default};
    background: ${color.action.tint};
    color: ${color.action.onTint};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.danger.text};
  }
  small {
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[2]};
`;
const OnPhone = styled.span`
  @media not (pointer: coarse) {
    display: none;
  }
`;
