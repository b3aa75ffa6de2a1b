import type { Locale } from '@lintel/contract';
import type { FileKind, FileProblem } from '@lintel/files';
import { useLocale } from '@lintel/i18n';
import { useUiTexts } from '../texts.ts';
import { formatBytes } from './file-size.ts';

/** What kinds of files are called. */
const kindNames: Record<FileKind, string> = {
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  avif: 'AVIF',
  heic: 'HEIC',
  pdf: 'PDF',
  doc: 'DOC',
  docx: 'DOCX',
  txt: 'TXT',
  mp3: 'MP3',
  m4a: 'M4A',
  mp4: 'MP4',
  webm: 'WebM',
};

/** Names of kinds as an enumeration: "JPEG, PNG or WebP". */
export const formatKinds = (kinds: readonly FileKind[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds.map((kind) => kindNames[kind]));

/** Writes why a file is refused, and what to do. */
export function useFileProblemText(kinds: readonly FileKind[]): (problem: FileProblem) => string {
  const { t } = useUiTexts();
  const locale = useLocale();
  const accepted = formatKinds(kinds, locale);
  return ({ code, params }) => {
    const count = (name: string) => Number(params[name] ?? 0);
    switch (code) {
      case 'tooLarge':
        return t('files.problem.tooLarge', {
          size: formatBytes(count('bytes'), locale),
          limit: formatBytes(count('maxBytes'), locale),
        });
      case 'tooSmall':
        return t('files.problem.tooSmall', {
          width: count('width'),
          height: count('height'),
          edge: count('minEdge'),
        });
      case 'tooManyPixels':
        return t('files.problem.tooManyPixels', { width: count('width'), height: count('height') });
      case 'wrongType':
      case 'heic':
      case 'moving':
      case 'unreadable':
        return t(`files.problem.${code}`, { accepted });
      case 'empty':
      case 'truncated':
      case 'repeated':
      case 'notLoaded':
        return t(`files.problem.${code}`);
    }
  };
}
