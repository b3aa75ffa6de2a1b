/**
 * Encoder of BlurHash (https://blurha.sh): a picture as some twenty characters that a client turns back into a blurred
 * stand-in. Deployed clients read `title_image_hash` this way.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';
const ACROSS = 4;
const DOWN = 3;

type Rgb = readonly [number, number, number];

const base83 = (value: number, length: number) =>
  Array.from({ length }, (_digit, index) => DIGITS[Math.floor(value / 83 ** (length - index - 1)) % 83]).join(
    '',
  );

const linear = (byte: number) => {
  const value = byte / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const byteOf = (value: number) => {
  const bounded = Math.min(1, Math.max(0, value));
  const curved = bounded <= 0.003_130_8 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255);
};

/** One coefficient of the cosine transform of the three colours. */
function coefficient(pixels: Uint8Array, width: number, height: number, i: number, j: number): Rgb {
  const sum = [0, 0, 0] as [number, number, number];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const basis = Math.cos((Math.PI * i * x) / width) * Math.cos((Math.PI * j * y) / height);
      const at = (y * width + x) * 3;
      for (const channel of [0, 1, 2] as const) sum[channel] += basis * linear(pixels[at + channel] ?? 0);
    }
  }
  const scale = (i === 0 && j === 0 ? 1 : 2) / (width * height);
  return [sum[0] * scale, sum[1] * scale, sum[2] * scale];
}

const steps = (value: number, largest: number) => {
  const ratio = value / largest;
  return Math.max(0, Math.min(18, Math.floor(Math.sign(ratio) * Math.sqrt(Math.abs(ratio)) * 9 + 9.5)));
};

/** `pixels` are rows of red, green, blue; a picture of about 32 by 32 is enough and quick. */
export function blurHash(pixels: Uint8Array, width: number, height: number): string {
  const all: Rgb[] = [];
  for (let j = 0; j < DOWN; j += 1) {
    for (let i = 0; i < ACROSS; i += 1) all.push(coefficient(pixels, width, height, i, j));
  }
  const [average, ...details] = all as [Rgb, ...Rgb[]];
  const loudest = Math.max(...details.flat().map(Math.abs));
  const quantised = Math.max(0, Math.min(82, Math.floor(loudest * 166 - 0.5)));
  const largest = (quantised + 1) / 166;
  const [red, green, blue] = average.map(byteOf) as [number, number, number];
  return [
    base83(ACROSS - 1 + (DOWN - 1) * 9, 1),
    base83(quantised, 1),
    base83(red * 65_536 + green * 256 + blue, 4),
    ...details.map(([r, g, b]) =>
      base83(steps(r, largest) * 361 + steps(g, largest) * 19 + steps(b, largest), 2),
    ),
  ].join('');
}
