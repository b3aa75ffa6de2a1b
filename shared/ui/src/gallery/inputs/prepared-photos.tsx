import { checkFile, photoRules, preparePhoto } from '@lintel/files';
import { useState } from 'react';
import { FileDrop } from '../../files/file-drop.tsx';
import type { FileUpload } from '../../files/upload-progress.tsx';

interface Prepared {
  upload: FileUpload;
  address: string;
  width: number;
  height: number;
}

/** Checks and prepares real photos, shows them as sent, since there is no back end here, and offers what would have been sent. */
export function PreparedPhotos() {
  const [photos, setPhotos] = useState<readonly Prepared[]>([]);
  const take = async (files: readonly File[]) => {
    for (const original of files) {
      const photo = await preparePhoto(original);
      if (!photo.ok) continue;
      const { file, width, height } = photo;
      const address = URL.createObjectURL(file);
      const { name, size } = file;
      const upload = { id: address, file: { name, size }, state: 'done', sent: size, total: size } as const;
      setPhotos((known) => [...known, { upload, address, width, height }]);
    }
  };
  return (
    <>
      <FileDrop
        label="Photos"
        hint="The first is the cover"
        rules={photoRules}
        check={checkFile}
        onFiles={(files) => void take(files)}
        uploads={photos.map(({ upload }) => upload)}
        onCancel={(id) => setPhotos((known) => known.filter(({ upload }) => upload.id !== id))}
        camera
      />
      {photos.map(({ upload, address, width, height }) => (
        <p key={address}>
          <a href={address} download={upload.file.name}>
            {upload.file.name}
          </a>
          : {width} × {height}
        </p>
      ))}
    </>
  );
}
