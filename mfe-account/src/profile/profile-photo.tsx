import type { UserRow } from '@lintel/api-contract';
import { checkFile, photoRules, type FileProblem } from '@lintel/files';
import { lazyDialog } from '@lintel/remote-kit';
import { Avatar, Banner } from '@lintel/ui';
import { PickButton, useFileProblemText } from '@lintel/ui/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoLine } from './photo-line.ts';

const PhotoDialog = lazyDialog(() => import(/* webpackChunkName: "profile-photo" */ './photo-dialog.tsx'));

/** The photo that others see; a new one is checked, cut and sent at once. */
export default function ProfilePhoto({ user }: { user: UserRow }) {
  const { t } = useTranslation('mfe-account');
  const problemText = useFileProblemText(photoRules.kinds);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<FileProblem>();
  const pick = async (picked: File | undefined) => {
    if (!picked) return;
    const { ok, problems } = await checkFile(picked, photoRules);
    setProblem(problems[0]);
    if (ok) setFile(picked);
  };
  return (
    <PhotoLine>
      <Avatar name={user.name} src={user.profile} size={96} />
      <div>
        <PickButton
          id="profile-photo"
          aria-label={t(user.profile ? 'profile.photo.change' : 'profile.photo.add')}
          text={t(user.profile ? 'profile.photo.change' : 'profile.photo.add')}
          accept="image/jpeg,image/png,image/webp"
          onPick={([picked]) => void pick(picked)}
        />
        <small>{t('profile.photo.hint')}</small>
        {problem && (
          <Banner tone="danger" urgent>
            {problemText(problem)}
          </Banner>
        )}
      </div>
      {file && <PhotoDialog file={file} onClose={() => setFile(undefined)} />}
    </PhotoLine>
  );
}
