import { CONTRACT_VERSION, type RemoteModule, type RemoteRelease } from '@lintel/contract';
import { withTimeout } from '#core/with-timeout.ts';

/** How long an attempt is waited for before the next one begins. */
const ATTEMPT_MS = 8_000;

export interface Loaded {
  module: RemoteModule;
  release: RemoteRelease;
  /** What went wrong before this release worked. */
  problems: string[];
}

export interface LoadPorts {
  importRemote(release: RemoteRelease, url: string): Promise<RemoteModule>;
  /** Nothing waits for this file any more; asked for again, it is fetched once more. */
  giveUp(url: string): void;
  wait(ms: number): Promise<void>;
  random(): number;
}

/**
 * Tries each release in turn, and for each its URL, the same again, and its mirrors. Compatibility is decided from data,
 * before any code of the release runs. A slow file is not asked for again: it may still come, and when nothing else works,
 * the first of those is taken. Rejects with all problems in one error when nothing works.
 */
export async function loadFirstWorking(candidates: RemoteRelease[], ports: LoadPorts): Promise<Loaded> {
  const problems: string[] = [];
  const slow: { url: string; coming: Promise<Loaded> }[] = [];
  for (const release of candidates) {
    const label = `${release.name} ${release.version} (${release.build})`;
    const refusal = contractProblem(release.manifest.contract);
    if (refusal) {
      problems.push(`${label}: ${refusal}`);
      continue;
    }
    for (const [attempt, url] of attempts(release).entries()) {
      if (slow.some((one) => one.url === url)) continue;
      const coming = ports.importRemote(release, url).then((module) => {
        const late =
          contractProblem(module.contract) ?? (typeof module.connect !== 'function' && 'has no connect');
        if (late) throw new TypeError(late);
        return { module, release, problems };
      });
      try {
        return await withTimeout(ATTEMPT_MS, coming, tooSlow);
      } catch (error) {
        problems.push(`${label}: ${error instanceof Error ? error.message : String(error)}`);
        // A module that threw while it ran would only come back half initialised.
        if (error instanceof ReferenceError || error instanceof TypeError) break;
        if (error === SLOW) slow.push({ url, coming });
        else await ports.wait(150 * (attempt + 1) * (0.5 + ports.random()));
      }
    }
  }
  const late = Promise.any(slow.map(({ coming }) => coming));
  return withTimeout(ATTEMPT_MS, late, tooSlow).catch(() => {
    for (const { url } of slow) ports.giveUp(url);
    throw new Error(problems.join('; '));
  });
}

const SLOW = new Error(`no answer in ${ATTEMPT_MS} ms`);
const tooSlow = () => SLOW;

const attempts = ({ entry: { url, mirrors } }: RemoteRelease) => [url, url, ...mirrors];

/** The shell accepts its own contract number and the one before. */
export const contractProblem = (contract: number): string | undefined =>
  contract === CONTRACT_VERSION || contract === CONTRACT_VERSION - 1
    ? undefined
    : `contract ${contract} is not ${CONTRACT_VERSION} or ${CONTRACT_VERSION - 1}`;
