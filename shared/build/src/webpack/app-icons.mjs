// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import sharp from 'sharp';
import webpack from 'webpack';

/**
 * Icons of the installed product, by the name that the registry's web manifest asks for. `share` is the part of the square
 * that the mark takes: a maskable icon may lose all but the inner 80 % to the mask of a device.
 * @type {{ name: string, size: number, share: number, plate: boolean, mark: boolean }[]}
 */
const icons = [
  { name: 'icon-192', size: 192, share: 1, plate: false, mark: true },
  { name: 'icon-512', size: 512, share: 1, plate: false, mark: true },
  { name: 'apple-180', size: 180, share: 0.9, plate: true, mark: true },
  { name: 'maskable-512', size: 512, share: 0.66, plate: true, mark: true },
  { name: 'monochrome-512', size: 512, share: 0.8, plate: false, mark: false },
  { name: 'badge-96', size: 96, share: 1, plate: false, mark: false },
];

/**
 * Draws the icons from the mark (an SVG of a plate and a white line on it) and writes them into the build. A monochrome icon
 * is the line alone: devices use its shape and their own colour.
 */
export class AppIconsPlugin {
  /** @param {{ mark: string }} options absolute path of the SVG */
  constructor({ mark }) {
    this.mark = mark;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AppIcons', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'AppIcons', stage }, async () => {
        const svg = fs.readFileSync(this.mark, 'utf8');
        /** @param {string} name @param {string} ending @param {Buffer} bytes */
        const emit = (name, ending, bytes) => {
          const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
          compilation.emitAsset(`${name}.${hash}.${ending}`, new webpack.sources.RawSource(bytes));
        };
        emit('icon', 'svg', Buffer.from(svg));
        for (const icon of icons) emit(icon.name, 'png', await draw(svg, icon));
      });
    });
  }
}

/** @param {string} svg @param {typeof icons[number]} icon @returns {Promise<Buffer>} */
async function draw(svg, { size, share, plate, mark }) {
  const [rect = '', color = ''] = /<rect[^>]*fill="([^"]+)"[^>]*\/>/.exec(svg) ?? [];
  const drawing = mark ? svg : svg.replace(rect, '');
  const inner = Math.round(size * share);
  const input = await sharp(Buffer.from(drawing), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = plate ? color : { r: 0, g: 0, b: 0, alpha: 0 };
  return (
    sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input }])
      // Two colours and what lies between them: a palette has room for all of it.
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  );
}

/**
 * Those that a notification shows, as `data:` addresses: they become part of the worker, whose bytes are checked.
 * @param {string} mark absolute path of the SVG
 * @returns {Promise<Record<string, string>>} by their names
 */
export async function notificationIcons(mark) {
  const svg = fs.readFileSync(mark, 'utf8');
  const wanted = icons.filter(({ name }) => ['icon-192', 'badge-96'].includes(name));
  const entries = wanted.map(async (icon) => [
    icon.name,
    `data:image/png;base64,${(await draw(svg, icon)).toString('base64')}`,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
