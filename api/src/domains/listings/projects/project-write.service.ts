import type { ProjectDetail } from '@lintel/api-contract';
import type { schemas } from '@lintel/api-contract/schemas';
import type { z } from 'zod';
import type { Db, RowChanges } from '#db/database.ts';
import { removeFiles, storingFiles, type FileBatch } from '#files/stored-files.ts';
import { DomainError } from '#http/domain-error.ts';
import { checkPoster, statusAfterEdit } from '#domains/listings/listing-gate.ts';
import { storeProjectFiles, type StoredProjectFiles } from './project-files.ts';
import { orderAfter, planIds, rankPlans } from './plans.queries.ts';
import * as queries from './project-write.queries.ts';
import type { ProjectsService } from './projects.service.ts';
import * as checks from '#domains/listings/properties/property-checks.ts';
import type { WriteDependencies } from '#domains/listings/properties/property-checks.ts';
import {
  messageFilesOf,
  registerCity,
  reserveId,
} from '#domains/listings/properties/property-write.queries.ts';
import { postOnce } from '#domains/listings/posted-once.queries.ts';
import { addressesOfNamed, onlyNewFiles } from '#domains/listings/sent-files.ts';
import { nextRevision, requireCurrent } from '#domains/listings/revision.ts';
import { freeSlug } from '#domains/listings/slugs.queries.ts';

export type SentProject = z.output<typeof schemas.postProject.request>;

const MOST_FILES = 90;
const MOST_PLANS = 60;
const MOST_UNITS = 60;

const missingProject = (status?: number) =>
  new DomainError('notFound', 'There is no such project of yours.', status === undefined ? {} : { status });

/** A new plan needs a name and a drawing; an old one may keep either. */
function checkPlans(plans: SentProject['plans'] = []) {
  for (const [index, { id, title, document }] of plans.entries()) {
    if (id !== undefined) continue;
    if (title === undefined) throw checks.refuseField(`plans.${index}.title`, 'is required');
    if (document === undefined) throw checks.refuseField(`plans.${index}.document`, 'is required');
  }
}

const texts = (sent: SentProject): RowChanges<'projects'> => ({
  title: sent.title,
  description: sent.description,
  category_id: sent.category_id,
  type: sent.type,
  city: sent.city,
  state: sent.state,
  country: sent.country,
  location: sent.location,
  ...checks.positionOf(sent),
  video_link: sent.video_link,
  meta_title: sent.meta_title,
  meta_description: sent.meta_description,
  meta_keywords: sent.meta_keywords,
});

const columnsOfFiles = ({ image, meta }: StoredProjectFiles): RowChanges<'projects'> => ({
  ...(image && { image: image.path, image_color: image.color, image_alt: '' }),
  ...(meta && { meta_image: meta.path }),
});

/** Kinds of homes; each entry states one as a whole. */
async function changeUnits(trx: Db, projectId: number, sent: SentProject, now: Date) {
  await queries.removeUnits(trx, projectId, sent.remove_units ?? []);
  const known = await queries.idsByName(trx, 'project_units', projectId, sent.units);
  for (const [index, entry] of (sent.units ?? []).entries()) {
    const { id = known.get(entry.client_id ?? ''), client_id: name, ...rest } = entry;
    const { title, available, bedrooms = null, area = null, price = null } = rest;
    const unit = { title, available, bedrooms, area, price };
    if (id === undefined) await queries.addUnit(trx, projectId, unit, name);
    else if (!(await queries.changeUnit(trx, { projectId, id, now }, unit)))
      throw checks.refuseField(`units.${index}.id`, 'is not a unit of this project');
  }
}

/** Plans in the order in which they are sent; notes which drawings are no longer needed. */
async function changePlans(
  trx: Db,
  projectId: number,
  { sent: { plans = [] }, stored, now }: { sent: SentProject; stored: StoredProjectFiles; now: Date },
  files: FileBatch,
) {
  const before = await planIds(trx, projectId);
  const known = await queries.idsByName(trx, 'project_plans', projectId, plans);
  const named: number[] = [];
  for (const [index, plan] of plans.entries()) {
    const path = stored.plans[index];
    const { id = known.get(plan.client_id ?? ''), client_id: name, title } = plan;
    if (id === undefined) {
      if (title !== undefined && path !== undefined)
        named.push(await queries.addPlan(trx, projectId, { title, path, name }));
      continue;
    }
    const former = await queries.changePlan(trx, projectId, { id, title, path }, now);
    if (former === undefined) throw checks.refuseField(`plans.${index}.id`, 'is not a plan of this project');
    if (path !== undefined) files.retire({ project: [former] });
    named.push(id);
  }
  await rankPlans(trx, projectId, orderAfter(before, named));
}

/** Pictures, documents, plans and units; notes which files are no longer needed. */
async function changeParts(
  trx: Db,
  id: number,
  { sent, stored, now }: { sent: SentProject; stored: StoredProjectFiles; now: Date },
  files: FileBatch,
) {
  const { gallery, documents, repeated } = await onlyNewFiles(trx, { kind: 'project', id }, sent, {
    cover: stored.image,
    gallery: stored.gallery,
    documents: stored.documents,
  });
  files.retire({
    project: [
      ...repeated,
      ...(await queries.removeProjectFiles(trx, id, 'image', sent.remove_gallery_images ?? [])),
      ...(await queries.removeProjectFiles(trx, id, 'doc', sent.remove_documents ?? [])),
      ...(await queries.removePlans(trx, id, sent.remove_plans ?? [])),
    ],
  });
  await queries.addProjectFiles(trx, id, 'image', gallery);
  await queries.addProjectFiles(trx, id, 'doc', documents);
  await changePlans(trx, id, { sent, stored, now }, files);
  await changeUnits(trx, id, sent, now);
  const count = await queries.countParts(trx, id);
  if (count.files > MOST_FILES)
    throw checks.refuseField('gallery_images', `and documents must be at most ${MOST_FILES} in all`);
  if (count.plans > MOST_PLANS) throw checks.refuseField('plans', `must be at most ${MOST_PLANS} in all`);
  if (count.units > MOST_UNITS) throw checks.refuseField('units', `must be at most ${MOST_UNITS} in all`);
}

/** A project that was posted or changed, and where the files are that its client named. */
interface WrittenProject {
  readonly project: ProjectDetail;
  readonly sent_files: { client_id: string; url: string }[] | undefined;
  readonly already_posted?: boolean;
}

type Dependencies = Omit<WriteDependencies, 'properties'> & { readonly projects: ProjectsService };

/** Posting, changing and withdrawing own projects. */
export function projectWriteService(dependencies: Dependencies) {
  const { db, clock, storage, urls, packages, projects, rules } = dependencies;

  async function written(id: number, sent: SentProject): Promise<WrittenProject> {
    const project = await projects.detail(id);
    if (!project) throw missingProject();
    return { project, sent_files: await addressesOfNamed(db, urls, { kind: 'project', id }, sent) };
  }

  async function checkSent(sent: SentProject) {
    checks.positionOf(sent);
    checkPlans(sent.plans);
    if (sent.category_id !== undefined) await checks.definitionsOf(db, sent.category_id);
  }

  /** Takes one unit of the package with the rows. */
  async function postNew(userId: number, sent: SentProject): Promise<number> {
    const { approved } = await checkPoster(db, await rules(), userId);
    await checks.requireUnit(packages, userId, 'project_list');
    await checkSent(sent);
    const { description, category_id: categoryId, city, state, country, image } = sent;
    if (!description || !categoryId || !city || !state || !country || !image)
      throw checks.refuseField('image', 'is required');
    const id = await reserveId(db, 'projects');
    await storingFiles(storage, async (files) => {
      const stored = await storeProjectFiles(files, sent);
      await db.transaction().execute(async (trx) => {
        const now = clock.now();
        await packages.consume(trx, userId, 'project_list', { kind: 'project', id, title: sent.title });
        await queries.insertProject(trx, {
          id,
          added_by: userId,
          client_id: sent.client_id ?? null,
          ...texts(sent),
          title: sent.title,
          description,
          category_id: categoryId,
          type: sent.type ?? 'under_construction',
          slug_id: await freeSlug(trx, 'projects', sent.slug_id ?? sent.title),
          ...columnsOfFiles(stored),
          request_status: approved ? 'approved' : 'pending',
          status: approved ? 1 : 0,
          created_at: now,
          updated_at: now,
        });
        await changeParts(trx, id, { sent, stored, now }, files);
        await registerCity(trx, { city, state, country });
      });
    });
    return id;
  }

  return {
    async post(userId: number, sent: SentProject): Promise<WrittenProject> {
      const form = { userId, clientId: sent.client_id };
      const { id, isRepeated } = await postOnce(db, 'projects', form, () => postNew(userId, sent));
      return { ...(await written(id, sent)), already_posted: isRepeated };
    },

    /** What is left out stays as it is. */
    async change(userId: number, id: number, sent: SentProject): Promise<WrittenProject> {
      if (!(await queries.isOwnProject(db, userId, id))) throw missingProject();
      const listingRules = await rules();
      await checkSent(sent);
      await storingFiles(storage, async (files) => {
        const stored = await storeProjectFiles(files, sent);
        await db.transaction().execute(async (trx) => {
          const current = await queries.lockOwnProject(trx, userId, id);
          if (!current) throw missingProject();
          requireCurrent(current, sent.revision);
          const now = clock.now();
          const newSlug =
            sent.slug_id !== undefined && sent.slug_id !== current.slug_id ? sent.slug_id : undefined;
          await queries.updateProject(trx, id, {
            ...texts(sent),
            slug_id: newSlug && (await freeSlug(trx, 'projects', newSlug, id)),
            ...(sent.meta_image === null ? { meta_image: null } : {}),
            ...columnsOfFiles(stored),
            ...Object.fromEntries((sent.clear_texts ?? []).map((name) => [name, ''])),
            request_status: statusAfterEdit(listingRules, current.request_status),
            ...nextRevision(current),
            updated_at: now,
          });
          files.retire({
            project: [
              stored.image && current.image,
              stored.meta || sent.meta_image === null ? current.meta_image : null,
            ],
          });
          await changeParts(trx, id, { sent, stored, now }, files);
        });
      });
      return written(id, sent);
    },

    async remove(userId: number, wanted: queries.WantedProject): Promise<void> {
      const files = await db.transaction().execute(async (trx) => {
        const id = await queries.ownProjectId(trx, userId, wanted);
        if (id === undefined || !(await queries.lockOwnProject(trx, userId, id))) throw missingProject();
        const all = {
          project: await queries.filesOfProject(trx, id),
          message: await messageFilesOf(trx, { kind: 'project', id }),
        };
        await queries.removeProject(trx, id);
        return all;
      });
      await removeFiles(storage, files);
    },

    /** Visibility: 1 shown, 0 hidden. */
    async show(userId: number, wanted: queries.WantedProject, status: 0 | 1): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const id = await queries.ownProjectId(trx, userId, wanted);
        const current = id === undefined ? undefined : await queries.lockOwnProject(trx, userId, id);
        if (!current) throw missingProject(400);
        if (current.request_status !== 'approved')
          throw new DomainError('wrongState', 'Only approved projects can be shown or hidden.', {
            status: 400,
          });
        await queries.updateProject(trx, current.id, {
          status,
          hidden_by_owner: status === 0,
          updated_at: clock.now(),
        });
      });
    },
  };
}

export type ProjectWriteService = ReturnType<typeof projectWriteService>;
