import { isDownload } from './content-types.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Folders of docs/spec/wire-format.md#files whose pictures every visitor may see. A folder that no table names is private. */
const publicFolders: ReadonlySet<string> = new Set([
  '3d_img',
  'admin_profile',
  'article_img',
  'category',
  'city_image',
  'facility_img',
  'notification',
  'parameter_img',
  'project_document_img',
  'project_seo_img',
  'project_title_img',
  'property_gallery_img',
  'property_seo_img',
  'property_title_img',
  'seo_setting',
  'slider',
  'users',
]);

/** Where documents of public folders lie, so that a drawing sent as a picture is private too. */
export const PROJECT_DOCUMENTS = 'project_document_img/documents';
export const FACT_FILES = 'parameter_img/facts';

/** Seconds that an address works, for folders whose files belong to a few people or to a listing that may close. */
const privateFolders: ReadonlyMap<string, number> = new Map([
  ['agent-verification', HOUR_S],
  ['bank_receipt_file', HOUR_S],
  ['chat', HOUR_S],
  ['chat_audio', HOUR_S],
  ['property_document_img', DAY_S],
  [PROJECT_DOCUMENTS, DAY_S],
  [FACT_FILES, DAY_S],
]);

/**
 * Seconds that an address of a stored file works; undefined for public files, whose addresses work for ever. Papers are
 * private in every folder.
 */
export function addressLife(path: string): number | undefined {
  const [folder = '', inner = ''] = path.split('/');
  const life = privateFolders.get(`${folder}/${inner}`) ?? privateFolders.get(folder);
  if (life !== undefined) return life;
  if (!publicFolders.has(folder)) return HOUR_S;
  return isDownload(path) ? DAY_S : undefined;
}
