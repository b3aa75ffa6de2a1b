import { RegistryError } from '#store/registry-error.ts';

/** Pages load a release's pictures with their hash; no page has a way to load fonts, films or sounds so. */
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/;
/** Browsers check a style sheet and nothing that it names. */
const NAMED_BY_STYLE = /@import\b[^;]*|url\(\s*(?!['"]?(?:data:|#))[^)]*\)?/;

/** Refuses a file that pages would use without a look at its hash, or that has them use one. */
export function refuseUnchecked(file: string, kind: string, bytes: Buffer): void {
  if (kind === 'media' && !PICTURE.test(file))
    throw new RegistryError(`${file} is of a kind that no page can check against its hash before using it.`);
  const named = kind === 'style' && NAMED_BY_STYLE.exec(bytes.toString('utf8'))?.[0];
  if (named)
    throw new RegistryError(
      `${file} has ${named}, which browsers load unchecked; write it into the style sheet as data:, or show it with usePicture.`,
    );
}
