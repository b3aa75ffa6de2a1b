import { preparePhoto, type CropArea } from '@lintel/files';
import { errorText } from '@lintel/i18n';
import { toApiError, useIsShown, useShell } from '@lintel/remote-kit';
import { Banner, Button, Dialog } from '@lintel/ui';
import { PhotoCrop } from '@lintel/ui/files';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveProfileFx } from './model/profile.model.ts';

/** Larger than the photo is shown anywhere. */
const EDGE_PX = 800;

/** The part of a photo that others see; sends it without place and camera. */
export default function PhotoDialog({ file, onClose }: { file: File; onClose(): void }) {
  const { t } = useTranslation('mfe-account');
  const { t: errors } = useTranslation('errors');
  const shell = useShell();
  const { save } = useUnit({ save: saveProfileFx });
  const [src] = useState(() => URL.createObjectURL(file));
  const [crop, setCrop] = useState<CropArea>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(src), [src]);

  const isShown = useIsShown();
  const send = async () => {
    if (!crop) return;
    setBusy(true);
    setProblem(undefined);
    const photo = await preparePhoto(file, { crop, maxEdge: EDGE_PX, asJpeg: true });
    if (!isShown()) return;
    if (!photo.ok) {
      setProblem(t('profile.photo.unreadable'));
      setBusy(false);
      return;
    }
    try {
      await save({ profile: photo.file });
      shell.notify({ tone: 'success', text: t('profile.photo.saved') });
      if (isShown()) onClose();
    } catch (thrown) {
      const error = toApiError(thrown);
      const text = error.fields?.['profile'] ?? errorText(errors, error);
      if (!isShown()) return shell.notify({ tone: 'danger', text });
      setProblem(text);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('profile.photo.crop')}
      onClose={onClose}
      footer={
        <Button busy={busy} onClick={() => void send()}>
          {t('profile.photo.use')}
        </Button>
      }
    >
      {problem && (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      <PhotoCrop src={src} shape="round" onArea={setCrop} />
    </Dialog>
  );
}
