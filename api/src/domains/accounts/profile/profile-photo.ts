import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { DEADLINE_S, MOST_PIXELS, pictureLimit } from '#files/images/picture.ts';
import { DomainError } from '#http/domain-error.ts';

/** Pixels; smaller pictures are refused, larger ones are cut to `EDGE`. */
const SMALLEST = 120;
const EDGE = 512;

const refuse = (message: string) =>
  new DomainError('validation', `The profile photo ${message}.`, { fields: { profile: message } });

/** Checks by content, not by name; re-encodes, which also drops where and with what it was taken. */
export async function profilePhoto(bytes: Uint8Array): Promise<{ path: string; bytes: Buffer }> {
  if (bytes.length === 0) throw refuse('is empty');
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format, width, height } = await image.metadata().catch(() => {
    throw refuse('must be a JPEG or PNG picture');
  });
  if (format !== 'jpeg' && format !== 'png') throw refuse('must be a JPEG or PNG picture');
  if (width < SMALLEST || height < SMALLEST)
    throw refuse(`must be at least ${SMALLEST} by ${SMALLEST} pixels`);
  const encoded = await pictureLimit(() =>
    image
      .timeout({ seconds: DEADLINE_S })
      .rotate()
      .resize(EDGE, EDGE, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw refuse('cannot be read');
      }),
  );
  return { path: `users/${randomBytes(16).toString('hex')}.webp`, bytes: encoded };
}
