import type { Choice, Choices, Lock, RemoteName } from '@lintel/contract';
import { labelOf } from '#checks/contract-violation.ts';
import { checkLockChange } from '#checks/lock-change.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import type { OverridePolicy } from './overrides.ts';

/** More would not be read. */
const AT_MOST = 30;

/** The releases of each remote of the live lock, with the reasons against each beside the rest of it. */
export async function choicesOf(
  releases: ReleaseStore,
  live: Lock,
  policy: OverridePolicy,
): Promise<Choices> {
  if (policy !== 'open') return { policy: policy === 'closed' ? 'closed' : 'signed', remotes: {} };
  const names = (Object.keys(live.remotes) as RemoteName[]).sort();
  const lists = await Promise.all(
    names.map(async (name) => {
      const newest = (await releases.list(name)).toReversed().slice(0, AT_MOST);
      const choices = newest.map(async (release): Promise<Choice> => {
        const found = await checkLockChange(releases, live, { set: { [name]: release } });
        return {
          version: release.version,
          build: release.build,
          createdAt: release.createdAt,
          refusals: found
            // A removed address does not matter to a preview; violations of other releases are not this one's.
            .filter((one) => one.release === labelOf(release) && !one.rule.startsWith('removed-'))
            .map(({ reason }) => reason),
        };
      });
      return [name, await Promise.all(choices)] as const;
    }),
  );
  return { policy, remotes: Object.fromEntries(lists) };
}
