import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { variants } from './variants.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-variants-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

it('leaves nothing behind of a copy for which the disk had no room, and makes it once there is some', async () => {
  const background = { r: 120, g: 160, b: 90 };
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const original = { size: bytes.length, read: () => Readable.from([bytes]) };
  const copy = { width: 320, format: 'webp' } as const;
  const copies = variants({ folder, megabytes: 1 });
  jest.spyOn(fs.promises, 'writeFile').mockImplementationOnce((file) => {
    fs.writeFileSync(file as string, 'half');
    return Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  });

  await expect(copies.of('users/a.webp', original, copy)).rejects.toThrow('write');

  expect(fs.readdirSync(folder)).toEqual([]);
  const made = await copies.of('users/a.webp', original, copy);
  expect(fs.readdirSync(folder)).toEqual([path.basename(made)]);
});
