import { loadCode } from './load-code.ts';
import { tasksAtOnce } from './tasks-at-once.ts';
import type { Reply } from './files.worker.ts';
import type { FileTask } from './tasks.ts';

/** How long an idle worker is kept. */
const KEPT_MS = 10_000;

interface Job {
  task: FileTask;
  resolve(outcome: never): void;
  reject(error: Error): void;
}

interface Member {
  worker: Worker;
  job: Job | undefined;
  end(): void;
}

/** A worker could not be started or died; the task is then done in the page. */
export class NoWorker extends Error {}

const members = new Set<Member>();
const queue: Job[] = [];
let closing: ReturnType<typeof setTimeout> | undefined;

function closeWhenIdle() {
  clearTimeout(closing);
  if (queue.length > 0 || [...members].some(({ job }) => job)) return;
  closing = setTimeout(() => {
    for (const { end } of members) end();
  }, KEPT_MS);
}

function startMember(code: string): void {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const member: Member = {
    worker,
    job: undefined,
    end() {
      members.delete(member);
      worker.terminate();
      URL.revokeObjectURL(address);
      member.job?.reject(new NoWorker('The worker has gone.'));
    },
  };
  worker.addEventListener('message', ({ data }: { data: Reply }) => {
    const { job } = member;
    member.job = undefined;
    if ('error' in data) job?.reject(new Error(data.error));
    else job?.resolve(data.outcome as never);
    assign();
    closeWhenIdle();
  });
  worker.addEventListener('error', () => {
    member.end();
    // No worker is left to take what waits.
    if (members.size === 0)
      for (const { reject } of queue.splice(0)) reject(new NoWorker('The worker has gone.'));
  });
  members.add(member);
}

/** Gives each free worker the next task. */
function assign(): void {
  for (const member of members) {
    if (member.job) continue;
    // No user waits for measures.
    const urgent = queue.findIndex(({ task }) => task.type !== 'measure');
    const [job] = queue.splice(Math.max(0, urgent), 1);
    if (!job) return;
    member.job = job;
    member.worker.postMessage(job.task, []);
  }
}

/** Does a task in one of the workers, each of which does one at a time. Rejects with `NoWorker` where none runs. */
export async function inPool(task: FileTask): Promise<unknown> {
  // As text inside a chunk, whose hash the page checks; browsers check none for a worker's own file.
  const { default: code } = await loadCode(
    () => import(/* webpackChunkName: "file-worker" */ './files.worker.ts?code'),
  ).catch((error: unknown) => {
    throw new NoWorker(String(error));
  });
  clearTimeout(closing);
  return new Promise((resolve, reject) => {
    queue.push({ task, resolve, reject });
    const busy = [...members].filter(({ job }) => job).length;
    try {
      if (members.size < tasksAtOnce() && busy + queue.length > members.size) startMember(code);
    } catch (error) {
      // A browser that starts no further worker goes on with those that it has.
      if (members.size === 0) queue.splice(0).forEach((job) => job.reject(new NoWorker(String(error))));
    }
    assign();
  });
}
