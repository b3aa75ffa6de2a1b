import { contentType } from 'mime-types';

/** A file as an address that has all of it. An SVG is shorter as it is. */
export const dataAddress = ({ file, bytes }: { file: string; bytes: Buffer }): string =>
  file.endsWith('.svg')
    ? `data:image/svg+xml,${bytes.toString('utf8').replaceAll(/[%#"<>]/g, encodeURIComponent)}`
    : `data:${contentType(file)};base64,${bytes.toString('base64')}`;
