import { FileDrop, type FileDropProps } from '../../files/file-drop.tsx';
import type { FileUpload } from '../../files/upload-progress.tsx';
import { useBoundField, type Bound } from '../bound-field.ts';

export interface FormFileDropProps extends Bound<
  FileDropProps,
  'onFiles' | 'uploads' | 'onCancel' | 'onRetry' | 'room'
> {
  /** The most files. */
  limit?: number;
}

const asUpload = (file: File, index: number): FileUpload => ({
  id: String(index),
  file,
  state: 'ready',
  sent: 0,
  total: file.size,
});

/** Files that are sent with the form: its value is a list of `File`. For files that are sent at once use `FileDrop` with a queue. */
export function FormFileDrop({ name, limit = Infinity, ...props }: FormFileDropProps) {
  const { value = [], onValue, frame } = useBoundField<readonly File[]>(name, props.label);
  return (
    <FileDrop
      {...props}
      {...frame}
      room={limit - value.length}
      uploads={value.map(asUpload)}
      onFiles={(files) => onValue([...value, ...files])}
      onCancel={(id) => onValue(value.filter((_, index) => String(index) !== id))}
    />
  );
}
