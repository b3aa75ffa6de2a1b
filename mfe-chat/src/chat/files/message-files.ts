import { checkFile, photoRules, type FileCheck, type FileRules } from '@lintel/files';

/** What the back end takes as it is. Photos may be larger, since they are made smaller before they are sent. */
export const MOST_BYTES = 2024 * 1024;

export const messageFileRules: FileRules = {
  kinds: ['jpg', 'png', 'webp', 'pdf', 'doc', 'docx'],
  maxBytes: MOST_BYTES,
};

const pictures: readonly string[] = photoRules.kinds;

/** Checks by content; papers against the limit of the back end, photos against that of the device. */
export async function checkMessageFile(file: File): Promise<FileCheck> {
  const { minEdge: _, ...photos } = photoRules;
  const check = await checkFile(file, { ...photos, kinds: messageFileRules.kinds });
  const isPaper = check.facts !== undefined && !pictures.includes(check.facts.kind);
  if (!check.ok || !isPaper || file.size <= MOST_BYTES) return check;
  return {
    ...check,
    ok: false,
    problems: [{ code: 'tooLarge', params: { bytes: file.size, maxBytes: MOST_BYTES } }],
  };
}

const PICTURE = /\.(jpe?g|png|webp)$/i;

/** Whether a browser can show it; addresses of private files carry a signature after the name. */
export const isPicture = ({ url, name }: { url: string; name: string }): boolean =>
  PICTURE.test(name) || PICTURE.test(url.split('?')[0]!);
