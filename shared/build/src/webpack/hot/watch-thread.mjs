// @ts-check
// One thread of `watchInThread`: passes on what `watchPackage` calls back with.
import { parentPort, workerData } from 'node:worker_threads';
import { watchPackage } from './watch-package.mjs';

const send = (/** @type {object} */ message) => parentPort?.postMessage(message);

watchPackage({
  ...workerData,
  onStart: () => send({ start: true }),
  onUpdate: (update) => send({ update }),
  onBuild: (build) => send({ build }),
  onProblem: (problem) => send({ problem }),
});
