import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoProblem } from './photo-measures.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../api/data/photos');

/** What was done to a render of the demonstration data; a number is how much. */
type Change = ['as it is' | 'blurred' | 'dark' | 'tilted' | 'small' | 'repeated', number?];

/** Sixty photos with what is wrong with each. A repeated one is a smaller, lighter copy of lower quality. */
export const labelledPhotos: readonly (readonly [file: string, ...Change])[] = [
  ['exterior/apartment-01', 'as it is'],
  ['exterior/apartment-04', 'as it is'],
  ['exterior/house-01', 'as it is'],
  ['exterior/office-02', 'as it is'],
  ['exterior/plot-01', 'as it is'],
  ['exterior/shop-01', 'as it is'],
  ['exterior/villa-03', 'as it is'],
  ['exterior/warehouse-01', 'as it is'],
  ['interior/bathroom-03', 'as it is'],
  ['interior/bathroom-04', 'as it is'],
  ['interior/bedroom-04', 'as it is'],
  ['interior/bedroom-05', 'as it is'],
  ['interior/kitchen-04', 'as it is'],
  ['interior/living-02', 'as it is'],
  ['interior/terrace-03', 'as it is'],
  ['exterior/apartment-05', 'blurred', 2],
  ['exterior/house-02', 'blurred', 2.5],
  ['exterior/office-03', 'blurred', 4],
  ['exterior/plot-02', 'blurred', 3],
  ['exterior/villa-02', 'blurred', 2],
  ['interior/bathroom-02', 'blurred', 3],
  ['interior/bedroom-07', 'blurred', 5],
  ['interior/kitchen-08', 'blurred', 2.5],
  ['interior/living-03', 'blurred', 2],
  ['interior/terrace-01', 'blurred', 6],
  ['exterior/apartment-06', 'dark', 0.3],
  ['exterior/house-04', 'dark', 0.4],
  ['exterior/shop-02', 'dark', 0.35],
  ['exterior/villa-08', 'dark', 0.2],
  ['exterior/villa-09', 'dark', 0.4],
  ['interior/bathroom-06', 'dark', 0.3],
  ['interior/bedroom-03', 'dark', 0.25],
  ['interior/kitchen-03', 'dark', 0.35],
  ['interior/living-08', 'dark', 0.4],
  ['interior/terrace-02', 'dark', 0.15],
  ['exterior/apartment-07', 'tilted', 5],
  ['exterior/house-03', 'tilted', -4],
  ['exterior/house-10', 'tilted', 7],
  ['exterior/office-01', 'tilted', -3.5],
  ['exterior/villa-05', 'tilted', 9],
  ['interior/bathroom-05', 'tilted', 4],
  ['interior/bedroom-02', 'tilted', -6],
  ['interior/kitchen-02', 'tilted', 3.5],
  ['interior/living-01', 'tilted', -8],
  ['interior/living-12', 'tilted', 5],
  ['exterior/apartment-08', 'small', 640],
  ['exterior/house-06', 'small', 400],
  ['exterior/villa-10', 'small', 720],
  ['interior/bathroom-01', 'small', 480],
  ['interior/bedroom-06', 'small', 320],
  ['interior/kitchen-07', 'small', 600],
  ['interior/living-06', 'small', 700],
  ['exterior/apartment-01', 'repeated', 850],
  ['exterior/house-01', 'repeated', 900],
  ['exterior/plot-01', 'repeated', 820],
  ['exterior/villa-03', 'repeated', 880],
  ['interior/bathroom-03', 'repeated', 850],
  ['interior/bedroom-05', 'repeated', 900],
  ['interior/kitchen-04', 'repeated', 820],
  ['interior/living-02', 'repeated', 940],
];

/** The problem that a photo of the table has; a repeated one has none of its own. */
export const problemOf = (change: Change[0]): PhotoProblem[] =>
  change === 'as it is' || change === 'repeated' ? [] : [change];

/** The largest part of a tilted picture in which nothing but the picture is to be seen. */
async function tilted(photo: Sharp, degrees: number): Promise<Sharp> {
  const { width, height } = await photo.metadata();
  const { data, info } = await photo.rotate(degrees).toBuffer({ resolveWithObject: true });
  const [across, down] = [Math.round(width * 0.77), Math.round(height * 0.77)];
  const left = Math.round((info.width - across) / 2);
  const top = Math.round((info.height - down) / 2);
  return sharp(data).extract({ left, top, width: across, height: down }).resize(width, height);
}

/** The bytes of a photo of the table, as a camera or an editor would leave them. */
export async function labelledPhoto(file: string, ...[change, amount = 0]: Change): Promise<Buffer> {
  const photo = sharp(fs.readFileSync(path.join(FOLDER, `${file}.webp`)));
  const changed = {
    'as it is': () => photo,
    blurred: () => photo.blur(amount),
    dark: () => photo.linear(amount, 0),
    tilted: () => tilted(photo, amount),
    small: () => photo.resize(amount),
    repeated: () => photo.resize(amount).linear(1.06, 4),
  }[change];
  return (await changed()).jpeg({ quality: change === 'repeated' ? 60 : 85 }).toBuffer();
}
