import { once } from 'node:events';
import { EventStream } from './event-stream.ts';

const viewer = { userId: 1, tokenHash: Buffer.from('a') };
const QUARTER_MB = 'x'.repeat(256 * 1024);

describe('the stream of a page', () => {
  it('is cut off when its page reads nothing, before a megabyte and a half waits for it', async () => {
    const closed: EventStream[] = [];
    const stream = new EventStream(viewer, (gone) => closed.push(gone));
    for (let part = 0; part < 20; part += 1) stream.write(QUARTER_MB);
    await once(stream.body, 'close');
    expect(closed).toEqual([stream]);
    expect(stream.body.readableLength).toBeLessThan(1.5 * 1024 * 1024);
    // What is still written to it goes nowhere and fails nothing.
    stream.write(QUARTER_MB);
  });

  it('goes on for a page that reads', async () => {
    const stream = new EventStream(viewer, () => undefined);
    let received = 0;
    stream.body.on('data', (chunk: Buffer) => (received += chunk.length));
    for (let part = 0; part < 20; part += 1) {
      stream.write(QUARTER_MB);
      await new Promise((resolve) => setImmediate(resolve));
    }
    stream.end();
    await once(stream.body, 'end');
    expect(received).toBeGreaterThan(20 * QUARTER_MB.length);
  });
});
