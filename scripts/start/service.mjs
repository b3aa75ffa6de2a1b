// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fullDisk } from '../node/full-disk.mjs';

const exitWithParent = fileURLToPath(new URL('./exit-with-parent.mjs', import.meta.url));

/** How often a service that dies is started again before it counts as broken, and how long it must live to start over. */
const RESTARTS = 3;
const HEALTHY_AFTER_MS = 30_000;
/** Between two starts of a service that ends again and again. */
const LONGEST_PAUSE_MS = 10_000;

/**
 * One server of the product as a process of its own, restarted when it dies.
 * @typedef {{ name: string, script: string, args?: string[], port: number, health: string, env: Record<string, string> }} ServiceOptions
 */
export class Service {
  /** @type {import('node:child_process').ChildProcess | null} */ #child = null;
  #stopping = false;
  #deaths = 0;
  #lastSign = 0;
  #hasStarted = false;
  #work = '';
  /** Bytes of the log that earlier starts wrote. */
  #logBefore = 0;

  /**
   * @param {ServiceOptions} options
   * @param {{ root: string, logs: string, onGivenUp(message: string): void, onRestart(message: string): void, onWork(message: string): void, freeBytes?(folder: string): number }} context
   */
  constructor(options, context) {
    this.options = options;
    this.context = context;
    this.log = path.join(context.logs, `${options.name}.log`);
  }

  get origin() {
    return `http://127.0.0.1:${this.options.port}`;
  }

  start() {
    const { script, args = [], env, port } = this.options;
    const output = fs.openSync(this.log, 'a');
    this.#logBefore = fs.fstatSync(output).size;
    const startedAt = Date.now();
    const child = spawn(
      process.execPath,
      ['--import', exitWithParent, '--enable-source-maps', script, ...args],
      {
        cwd: this.context.root,
        env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
        // The channel tells the service when this process is gone, however it went.
        stdio: ['ignore', output, output, 'ipc'],
        // Of its own group: Ctrl-C reaches this process only, which then stops the services in order.
        detached: true,
      },
    );
    fs.closeSync(output);
    this.#child = child;
    child.on('message', (message) => this.#works(message));
    child.once('exit', (code, signal) => this.#died(startedAt, signal ?? `exit code ${code}`));
  }

  /** Notes that the service is working on something that lasts, as on a large migration. @param {unknown} message */
  #works(message) {
    const { working } = /** @type {{ working?: string }} */ (message ?? {});
    if (!working) return;
    this.#lastSign = Date.now();
    if (working === this.#work) return;
    this.#work = working;
    this.context.onWork(`${this.options.name} ${working}; that may take a while, and is done once.`);
  }

  /** @param {number} startedAt @param {string} how */
  #died(startedAt, how) {
    this.#child = null;
    if (this.#stopping) return;
    if (Date.now() - startedAt > HEALTHY_AFTER_MS) this.#deaths = 0;
    this.#deaths += 1;
    const { name } = this.options;
    const isHopeless = this.#deaths > RESTARTS || how === 'exit code 1';
    // A start that cannot succeed ends the command; a service that has worked is started again for as long as the product runs.
    if (isHopeless && !this.#hasStarted) {
      this.context.onGivenUp(`${name} ended (${how}). ${this.lastWords()}`);
      return;
    }
    const why = isHopeless ? ` ${this.lastWords()}` : '';
    this.context.onRestart(`${name} ended (${how}); starting it again.${why}`);
    setTimeout(() => !this.#stopping && this.start(), Math.min(300 * this.#deaths, LONGEST_PAUSE_MS));
  }

  /** Resolves when the service answers, rejects when it has ended or lets so long pass without a sign of work. @param {number} ms */
  async ready(ms) {
    const begun = Date.now();
    while (Date.now() < Math.max(begun, this.#lastSign) + ms && !this.#stopping) {
      const answer = await fetch(this.origin + this.options.health).catch(() => null);
      if (answer?.ok) {
        this.#hasStarted = true;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${this.options.name} did not answer within ${ms / 1000} seconds. ${this.lastWords()}`);
  }

  /** The last line of the present start which is not a log record, else where to look; and that the disk is full, where it is. */
  lastWords() {
    const { root, logs, freeBytes } = this.context;
    const lines = fs.readFileSync(this.log).subarray(this.#logBefore).toString().trim().split('\n');
    const plain = lines.findLast(
      (line) => line !== '' && !/^[\s{}]|^Node\.js v|^Emitted 'error' event/.test(line),
    );
    const problem = fullDisk(logs, freeBytes);
    const full = problem && `${problem}: make room and run the same command again.`;
    if (!plain) return full ?? `See ${path.relative(root, this.log)}.`;
    const words = `It said: ${plain.replace(/[.]?$/, '.')}`;
    return full ? `${words} ${full}` : words;
  }

  /** Asks the service to end and waits; after ten seconds it is ended. @returns {Promise<void>} */
  stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const impatient = setTimeout(() => child.kill('SIGKILL'), 10_000);
      child.once('exit', () => {
        clearTimeout(impatient);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}
