import { runTask, type Task } from './tasks.ts';

/** What a worker has of its surroundings, as far as it is needed here. */
const page = globalThis as unknown as {
  addEventListener(type: 'message', listener: (event: { data: Request }) => void): void;
  postMessage(reply: Reply, transfer: Transferable[]): void;
};

export interface Request {
  id: number;
  task: Task;
}

export type Reply = { id: number } & ({ outcome: Awaited<ReturnType<typeof runTask>> } | { error: string });

page.addEventListener('message', ({ data: { id, task } }) => {
  runTask(task).then(
    (outcome) => page.postMessage({ id, outcome }, []),
    (error: unknown) => page.postMessage({ id, error: String(error) }, []),
  );
});
