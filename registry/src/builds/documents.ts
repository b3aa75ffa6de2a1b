import { RegistryError } from '#store/registry-error.ts';

/** The kinds of files that pages use. A browser could show any other kind as a page of the site. */
const USED = /\.(m?js|css|json|txt|avif|gif|jpe?g|png|svg|webp)$/;
/** What makes more of an SVG than a picture. */
const ACTIVE = /<script|<foreignobject|<iframe|\son[a-z]+\s*=|javascript:/i;

/** Refuses a file that runs as a document at its own address, on the origin of the site and without a lock. */
export function refuseDocument(file: string, bytes: Buffer): void {
  if (/\.[^./]*html?[^./]*$/i.test(file) || /\.xml$/i.test(file))
    throw new RegistryError(`${file} is a page; a release has scripts, styles and pictures.`);
  if (!USED.test(file))
    throw new RegistryError(`${file} is of a kind that no page can check against its hash before using it.`);
  if (file.endsWith('.svg') && ACTIVE.test(bytes.toString('utf8')))
    throw new RegistryError(`${file} is more than a picture: it has a script or the like.`);
}
