import type pino from 'pino';

/** Lines that wait for room on a full disk take at most so many characters; what comes after that is left out. */
const WAITING_CHARACTERS = 1_000_000;

let destination: ReturnType<typeof create> | undefined;

/**
 * Where a server's log goes: standard output. What cannot be written, as on a full disk, waits for the next line and ends no
 * process: answers matter more than their log.
 *
 * @param library `pino` of the server's package
 * @example Fastify({ logger: { level: 'info', stream: logDestination(pino) } })
 */
export const logDestination = (library: typeof pino) => (destination ??= create(library));

function create({ destination: open }: typeof pino) {
  const stream = open({ dest: process.stdout.fd, maxLength: WAITING_CHARACTERS });
  let isFailing = false;
  stream.on('error', () => (isFailing = true));
  stream.on('write', () => (isFailing = false));
  // At its end the process would try to write the rest for ever.
  const giveUp = () => void (isFailing && stream.destroy());
  process.prependListener('beforeExit', giveUp);
  process.prependListener('exit', giveUp);
  return stream;
}
