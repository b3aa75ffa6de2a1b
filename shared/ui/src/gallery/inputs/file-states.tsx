import { checkFile, type CropArea } from '@lintel/files';
import { useState } from 'react';
import { FileDrop } from '../../files/file-drop.tsx';
import { ImageSorter } from '../../files/image-sorter.tsx';
import { PhotoCrop } from '../../files/photo-crop.tsx';
import type { SortableImage } from '../../files/sorted-image.tsx';
import { UploadProgress, type FileUpload, type UploadState } from '../../files/upload-progress.tsx';
import { Columns, Example, Examples } from '../layout.tsx';
import { drawing } from './drawing.ts';
import { PreparedPhotos } from './prepared-photos.tsx';

const MEGABYTE = 1_000_000;
const states: readonly UploadState[] = ['waiting', 'sending', 'paused', 'failed', 'done'];
const upload = (state: UploadState): FileUpload => ({
  id: state,
  file: { name: 'terrace.jpg', size: 4.2 * MEGABYTE },
  state,
  sent: state === 'waiting' ? 0 : 2.6 * MEGABYTE,
  total: 4.2 * MEGABYTE,
});
const photos: readonly SortableImage[] = [
  { id: 'a', src: drawing('teal', 400, 300), alt: 'Terrace above the harbour' },
  { id: 'b', src: drawing('peru', 400, 300), alt: '' },
  { id: 'c', src: drawing('slateblue', 400, 300), alt: '' },
];
const noop = () => {};

/** What takes files, shows them on their way, and puts photos in order. */
export function FileStates() {
  const [images, setImages] = useState(photos);
  return (
    <Examples>
      <Example wide name="FileDrop">
        <PreparedPhotos />
      </Example>
      <Columns>
        <Example wide name="FileDrop: one document, error">
          <FileDrop
            label="Title deed"
            error="Fill in “Title deed”"
            rules={{ kinds: ['pdf', 'docx'], maxBytes: 5 * MEGABYTE }}
            check={checkFile}
            onFiles={noop}
            room={1}
          />
        </Example>
        <Example wide name="UploadProgress: waiting, sending, paused, failed, done">
          <Examples>
            {states.map((state) => (
              <UploadProgress
                key={state}
                upload={upload(state)}
                error="This isn’t available right now"
                onCancel={noop}
                onRetry={noop}
              />
            ))}
          </Examples>
        </Example>
        <Example wide name="PhotoCrop: round">
          <Crop />
        </Example>
      </Columns>
      <Example wide name="ImageSorter">
        <ImageSorter
          label="Photos of the listing"
          images={images}
          onOrder={(ids) => setImages(ids.flatMap((id) => images.find((image) => image.id === id) ?? []))}
          onAlt={(id, alt) => setImages(images.map((image) => (image.id === id ? { ...image, alt } : image)))}
          onRemove={(id) => setImages(images.filter((image) => image.id !== id))}
        />
      </Example>
    </Examples>
  );
}

function Crop() {
  const [area, setArea] = useState<CropArea>();
  const [src] = useState(() => drawing('olive', 640, 420));
  return (
    <>
      <PhotoCrop src={src} shape="round" onArea={setArea} />
      {area && (
        <p>
          {area.width} × {area.height}
        </p>
      )}
    </>
  );
}
