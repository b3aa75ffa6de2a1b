import { createServer, type Server, type ServerResponse } from 'node:http';
import { passOn } from '../fixtures/answers/changed-answers.ts';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { url as product } from '../fixtures/address.ts';
import { expect, test } from '../test.ts';

// Another provider of the base map: a server of its own, with an address of its own, that the product knows only by its settings.

/** Shapes of the demo city's tiles in colours that nothing else on the page has. */
const styleSheet = (tiles: string) => ({
  version: 8,
  sources: { city: { type: 'vector', tiles: [tiles], minzoom: 6, maxzoom: 14 } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#00ff00' } },
    { id: 'land', type: 'fill', source: 'city', 'source-layer': 'earth', paint: { 'fill-color': '#ff00ff' } },
  ],
});
/** A tile that is red all over. */
function redTile(): Buffer {
  const side = 256;
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 1, 0, 0, 0, 1, 0, 8, 2, 0, 0, 0]);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(side * 3, Buffer.of(255, 0, 0))]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

let server: Server;
let host: string;
const asked: string[] = [];

async function serve(url: string, reply: ServerResponse): Promise<void> {
  const send = (status: number, type: string, body: string | Buffer) =>
    reply.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  if (url === '/gone.json') send(404, 'text/plain', '');
  else if (url === '/style.json')
    send(200, 'application/json', JSON.stringify(styleSheet(`${host}/tiles/{z}/{x}/{y}`)));
  else if (url.startsWith('/pictures/')) send(200, 'image/png', redTile());
  else {
    const tile = await fetch(`${product}/tiles/island${url.slice('/tiles'.length)}.mvt`);
    send(tile.status, 'application/x-protobuf', Buffer.from(await tile.arrayBuffer()));
  }
}

test.beforeAll(async () => {
  server = createServer(({ url = '' }, reply) => {
    asked.push(url);
    void serve(url, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
test.afterAll(() => server.close());
test.beforeEach(() => void asked.splice(0));

// The operator of the site lets the host of a provider through.
// The browser asks before a page reaches a server of this very machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

/** The page with a setting that the operator has made. */
async function openWith(page: Page, provider: { kind: 'style' | 'raster'; url: string; max_zoom: number }) {
  // Settings travel in the page; others that are open at the same time keep theirs.
  await page.route('**/properties?*', (route) =>
    passOn(route, (body) => {
      expect(body).toContain('"attribution"');
      return body.replace('"attribution"', `"provider":${JSON.stringify(provider)},"attribution"`);
    }),
  );
  await page.goto('/properties?view=map&bbox=-24.3,34.9,-23.6,35.5');
}

/** How much of the map is of a colour, from 0 to 1, as seen on screen. */
async function share(page: Page, isIt: 'magenta' | 'green' | 'red'): Promise<number> {
  const picture = await page.locator('[data-map]').first().screenshot();
  return page.evaluate(
    async ([base64, wanted]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = [data[at]! > 200, data[at + 1]! > 200, data[at + 2]! > 200];
        const seen =
          red && blue && !green
            ? 'magenta'
            : green && !red && !blue
              ? 'green'
              : red && !green && !blue
                ? 'red'
                : '';
        if (seen === wanted) count += 1;
      }
      return count / (data.length / 4);
    },
    [picture.toString('base64'), isIt] as const,
  );
}

test('a style sheet of another provider is read, its tiles are fetched, and both are seen', async ({
  page,
}) => {
  await openWith(page, { kind: 'style', url: `${host}/style.json`, max_zoom: 14 });
  await expect.poll(() => share(page, 'magenta')).toBeGreaterThan(0.05);
  expect(await share(page, 'green')).toBeGreaterThan(0.05);
  expect(asked).toContain('/style.json');
  expect(asked.some((path) => /^\/tiles\/\d+\/\d+\/\d+$/.test(path))).toBe(true);
});

test('pictures of another provider cover the map', async ({ page }) => {
  await openWith(page, { kind: 'raster', url: `${host}/pictures/{z}/{x}/{y}.png`, max_zoom: 18 });
  await expect.poll(() => share(page, 'red')).toBeGreaterThan(0.5);
  expect(asked.every((path) => path.startsWith('/pictures/'))).toBe(true);
});

test('a style sheet that does not come leaves the pins on a plain ground', async ({ page }) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await openWith(page, { kind: 'style', url: `${host}/gone.json`, max_zoom: 14 });
  await expect.poll(() => asked).toContain('/gone.json');
  await expect(page.getByRole('list', { name: 'Pins in view' }).getByRole('button').first()).toBeAttached();
  expect(thrown).toEqual([]);
});
