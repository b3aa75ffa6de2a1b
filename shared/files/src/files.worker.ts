import { runTask, type FileTask } from './tasks.ts';

/** What a worker has of its surroundings, as far as it is needed here. */
const page = globalThis as unknown as {
  addEventListener(type: 'message', listener: (event: { data: FileTask }) => void): void;
  postMessage(reply: Reply, transfer: Transferable[]): void;
};

/** Answers to tasks come in their order: a worker has one at a time. */
export type Reply = { outcome: Awaited<ReturnType<typeof runTask>> } | { error: string };

page.addEventListener('message', ({ data: task }) => {
  runTask(task).then(
    (outcome) => page.postMessage({ outcome }, []),
    (error: unknown) => page.postMessage({ error: String(error) }, []),
  );
});
