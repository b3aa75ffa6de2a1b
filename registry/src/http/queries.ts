import { z } from 'zod';
import { canIDeploy } from '#commands/can-i-deploy.ts';
import { diff } from '#commands/diff.ts';
import { explain } from '#commands/explain.ts';
import { listReleases } from '#commands/list-releases.ts';
import { previewOf } from '#commands/promote.ts';
import { status } from '#commands/status.ts';
import { readAudit } from '#store/audit.ts';
import type { EnvironmentStore } from '#store/environment-store.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { MANY, partName, releaseName, type ReadCommand } from './mutations.ts';

const revision = z.number().int().positive();
const listed = z.object({ name: partName.optional() });
const shown = z.object({ release: releaseName });
const asked = z.object({
  releases: z.array(releaseName).min(1).max(MANY),
  tabHours: z.number().min(0).max(8760).default(24),
});
const compared = z.object({ from: revision, to: revision });
const previewed = z.object({ promote: z.string().max(100).optional(), to: revision.optional() });
const summarised = z.object({ all: z.boolean().default(false) });
const explained = z.object({ name: partName.optional(), visitor: z.string().max(100).optional() });

/** Commands that only ask; every team may, but for what the others wanted. */
export function queriesOf(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  objective?: number,
): Record<string, ReadCommand> {
  return {
    list(body) {
      const { name } = listed.parse(body ?? {});
      return { target: name ?? '', parts: [], run: () => listReleases(releases, name) };
    },
    show(body) {
      const { release } = shown.parse(body);
      return { target: release, parts: [], run: () => releases.find(release) };
    },
    signatures(body) {
      const { release } = shown.parse(body);
      return { target: release, parts: [], run: async () => releases.signed(await releases.find(release)) };
    },
    'can-i-deploy': (body) => {
      const { releases: names, tabHours } = asked.parse(body);
      const run = async () => {
        const wanted = await Promise.all(names.map((one) => releases.find(one)));
        return canIDeploy(releases, environment, { wanted, tabHours });
      };
      return { target: names.join(' '), parts: [], run };
    },
    diff(body) {
      const { from, to } = compared.parse(body);
      const run = async () => diff(await environment.lock(from), await environment.lock(to));
      return { target: `${from} ${to}`, parts: [], run };
    },
    preview(body) {
      const { promote, to } = previewed.parse(body ?? {});
      const run = () =>
        previewOf(releases, environment, {
          ...(promote === undefined ? {} : { promote }),
          ...(to === undefined ? {} : { to }),
        });
      return { target: promote ?? String(to ?? ''), parts: [], run };
    },
    status(body) {
      const { all } = summarised.parse(body ?? {});
      const run = async () => {
        const found = await status(releases.files, objective === undefined ? {} : { objective });
        // The overlay offers each of them for a promotion.
        return all ? found : found.filter((one) => one.revision > 0);
      };
      return { target: '', parts: [], run };
    },
    history: () => ({ target: '', parts: [], run: () => environment.history() }),
    explain(body) {
      const { name, visitor } = explained.parse(body ?? {});
      const run = () => explain(releases, environment, { only: name, visitor: visitor ?? null });
      return { target: name ?? '', parts: [], run };
    },
    audit: () => ({ target: '', parts: ['*'], run: () => readAudit(releases.files) }),
  };
}
