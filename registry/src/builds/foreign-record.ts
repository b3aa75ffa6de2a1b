import type { PinnedRelease, Release } from '@lintel/contract';
import { integrityOf } from '#store/integrity.ts';
import { RegistryError } from '#store/registry-error.ts';
import { buildFile, releaseFile } from './build-description.ts';
import { kindOf, refuseMissing, refuseNames } from './build-folder.ts';
import { differenceOf, recordOf } from './release-record.ts';

/**
 * Reads the record of a release as another registry has it. Refuses other bytes than the lock names, and a record that no
 * publication writes: what is taken over is held to the rules of what is published.
 */
export function foreignRecord(bytes: Buffer, name: string, pin: PinnedRelease): Release {
  const label = `${name} ${pin.version}-${pin.build}`;
  if (integrityOf(bytes) !== pin.digest)
    throw new RegistryError(`The record of ${label} is not the one that the lock names.`);
  const record = parse(bytes) as Release;
  const [described, built] = [releaseFile.safeParse(record).data, buildFile.safeParse(record).data];
  const isNamed = record.name === name && record.version === pin.version && record.build === pin.build;
  if (!described || !built || !isNamed || record.mirrors?.length !== 0 || !hasFiles(record))
    throw new RegistryError(`The record of ${label} is not that of a build.`);
  const { files } = record;
  refuseNames(Object.keys(files));
  refuseMissing(described, built, files);
  const other = differenceOf(record, recordOf({ described, built, files }));
  if (other === undefined) return record;
  throw new RegistryError(`The record of ${label} is not that of a build (${other}).`);
}

/** Whether each file is of the kind that its name tells, since the checks of its bytes go by that. */
const hasFiles = ({ files }: Release): boolean =>
  typeof files === 'object' &&
  files !== null &&
  Object.entries(files).every(
    ([name, file]) =>
      file?.kind === kindOf(name) && Number.isInteger(file.bytes) && typeof file.integrity === 'string',
  );

/** No record at all where it is not that of a release. */
function parse(bytes: Buffer): Partial<Release> {
  try {
    return (JSON.parse(bytes.toString('utf8')) as Partial<Release> | null) ?? {};
  } catch {
    return {};
  }
}
