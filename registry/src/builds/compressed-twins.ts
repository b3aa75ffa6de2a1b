import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** The compressed twins of a file, by what their names end in. */
export type Twins = Record<'.br' | '.gz', Buffer>;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unbrotlied = promisify(brotliDecompress);
const gunzipped = promisify(gunzip);

/**
 * The twins that stand beside another file of the same contents, where they are of these bytes: compressing takes many times as long as
 * looking. Else they are made.
 * @param read answers a file, or null where there is none
 * @param other the address of the other file; undefined where none is known
 */
export async function twinsOf(
  bytes: Buffer,
  read: (address: string) => Promise<Buffer | null>,
  other: string | undefined,
): Promise<Twins> {
  if (other === undefined) return compressed(bytes);
  const [br, gz] = [await read(`${other}.br`), await read(`${other}.gz`)];
  const limit = { maxOutputLength: bytes.length };
  const isRight = async (plain: Promise<Buffer>) =>
    (await plain.catch(() => undefined))?.equals(bytes) ?? false;
  if (br && gz && (await isRight(unbrotlied(br, limit))) && (await isRight(gunzipped(gz, limit))))
    return { '.br': br, '.gz': gz };
  return compressed(bytes);
}

async function compressed(bytes: Buffer): Promise<Twins> {
  const quality = bytes.length > 2_000_000 ? 6 : 11;
  return {
    '.br': await brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    '.gz': await gzipped(bytes, { level: 9 }),
  };
}
