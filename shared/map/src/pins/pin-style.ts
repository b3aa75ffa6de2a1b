import Icon from 'ol/style/Icon.js';
import Style from 'ol/style/Style.js';
import type { PinBox } from './pin-boxes.ts';
import { CLUSTER_DROP, type Pin, type PinState, type PinTone } from './pins.ts';

// A pin is drawn once for its label and look, into a small canvas, and kept: ol's own text background cannot be round.

const FONT = 'ui-sans-serif, system-ui, "Noto Sans", "Noto Sans Arabic", sans-serif';
const HEIGHT = 28;
const TAIL = 6;
/** Room for the shadow. */
const MARGIN = 5;
const SIGN_WIDTH = 16;
/** More pictures than any view needs; beyond that the oldest go. */
const MOST_KEPT = 600;

type ColorName = 'text' | 'fill' | 'border' | 'heart' | 'shadow';
type Look = Record<ColorName, string>;
type LookName = PinTone | 'plain' | 'viewed' | 'premium' | 'active' | 'cluster';

/** Names of custom properties: a brand's colours reach the map as well. */
const lookNames: Record<LookName, [text: string, fill: string]> = {
  plain: ['--color-pill-text', '--color-pill-fill'],
  viewed: ['--color-pill-viewed-text', '--color-pill-viewed-fill'],
  active: ['--color-pill-active-text', '--color-pill-active-fill'],
  premium: ['--color-accent-on-fill', '--color-accent-fill'],
  cluster: ['--color-text-on-action', '--color-action-default'],
  affordable: ['--color-affordable-text', '--color-affordable-fill'],
  stretch: ['--color-stretch-text', '--color-stretch-fill'],
  beyond: ['--color-beyond-text', '--color-beyond-fill'],
};

type Sign = 'heart' | 'star' | 'tick' | 'wave' | 'cross';
const toneSigns: Record<PinTone, Sign> = { affordable: 'tick', stretch: 'wave', beyond: 'cross' };
const stateSigns: Partial<Record<PinState, Sign>> = { saved: 'heart', premium: 'star' };
/** In a square of 24. */
const signPaths: Record<Sign, string> = {
  heart: 'M12 20.5S3.5 15.6 3.5 9.3A4.8 4.8 0 0 1 12 6.6a4.8 4.8 0 0 1 8.5 2.7c0 6.3-8.5 11.2-8.5 11.2Z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8L12 3.5Z',
  tick: 'M4 12.5l5.5 5.5L20 6.5',
  wave: 'M3 14c3-6 6-6 9-2s6 4 9-2',
  cross: 'M5 5l14 14M19 5 5 19',
};
const isFilled: Record<Sign, boolean> = { heart: true, star: true, tick: false, wave: false, cross: false };

/** Makes and keeps the styles of pins in the theme of an element. */
export class PinStyles {
  readonly #element: HTMLElement;
  readonly #kept = new Map<string, Style>();
  #looks: Record<LookName, Look> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** The theme has changed: colours are read again. */
  forget(): void {
    this.#kept.clear();
    this.#looks = undefined;
  }

  /** The whole pin: a pill with a price, or a square with a number. */
  full(pin: Pin, isActive: boolean): Style {
    const { kind, label, state = 'plain', tone } = pin;
    const look = isActive ? 'active' : (tone ?? lookOf(kind, state));
    const sign = kind === 'home' ? (tone ? toneSigns[tone] : stateSigns[state]) : undefined;
    return this.#keep(`${kind} ${label} ${look} ${sign ?? ''}`, () =>
      kind === 'cluster'
        ? this.#square(label, this.#look(look), isActive)
        : this.#pill(label, this.#look(look), sign, isActive),
    );
  }

  /** What is left of a pin where there is no room for its price. */
  dot({ state = 'plain', tone }: Pin): Style {
    const look = tone ?? lookOf('home', state);
    return this.#keep(`dot ${look} ${state}`, () => {
      const { text, fill, shadow: shadowColor } = this.#look(look);
      return pictureStyle(18, 18, [9, 9], 1, (c) => {
        c.globalAlpha = state === 'hidden' ? 0.55 : 1;
        shadow(c, 2, shadowColor);
        circle(c, 9, 5.5, fill);
        noShadow(c);
        circle(c, 9, 3, text);
      });
    });
  }

  #keep(key: string, make: () => Style): Style {
    const known = this.#kept.get(key);
    if (known) return known;
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    const style = make();
    this.#kept.set(key, style);
    return style;
  }

  #look(name: LookName): Look {
    this.#looks ??= this.#readLooks();
    return this.#looks[name];
  }

  #readLooks(): Record<LookName, Look> {
    const computed = getComputedStyle(this.#element);
    const read = (property: string) => computed.getPropertyValue(property).trim();
    const border = read('--color-pill-border');
    const heart = read('--color-heart');
    const shadowColor = read('--color-surface-scrim');
    return Object.fromEntries(
      Object.entries(lookNames).map(([name, [text, fill]]) => [
        name,
        { text: read(text), fill: read(fill), border, heart, shadow: shadowColor },
      ]),
    ) as Record<LookName, Look>;
  }

  #pill(label: string, look: Look, sign: Sign | undefined, isActive: boolean): Style {
    const font = `650 13px ${FONT}`;
    const width = Math.ceil(textWidth(label, font)) + 20 + (sign ? SIGN_WIDTH : 0);
    const [w, h] = [width + MARGIN * 2, HEIGHT + TAIL + MARGIN * 2];
    return pictureStyle(w, h, [w / 2, MARGIN + HEIGHT + TAIL], isActive ? 100 : 10, (c) => {
      c.translate(MARGIN, MARGIN);
      shadow(c, 4, look.shadow);
      outline(c, width);
      c.fillStyle = look.fill;
      c.fill();
      noShadow(c);
      c.strokeStyle = look.border;
      c.lineWidth = 1;
      c.stroke();
      if (sign) drawSign(c, sign, sign === 'heart' && !isActive ? look.heart : look.text);
      c.fillStyle = look.text;
      c.font = font;
      c.textBaseline = 'middle';
      c.textAlign = 'center';
      c.fillText(label, width / 2 + (sign ? SIGN_WIDTH / 2 : 0), HEIGHT / 2 + 0.5);
    });
  }

  #square(label: string, look: Look, isActive: boolean): Style {
    const font = `700 14px ${FONT}`;
    const side = Math.max(34, Math.ceil(textWidth(label, font)) + 18);
    const whole = side + MARGIN * 2 + 4;
    const height = 34 + MARGIN * 2 + 4;
    return pictureStyle(whole, height, [whole / 2, height / 2 - CLUSTER_DROP], isActive ? 100 : 20, (c) => {
      c.translate(MARGIN + 2, MARGIN + 2);
      shadow(c, 4, look.shadow);
      c.beginPath();
      c.roundRect(0, 0, side, 34, 10);
      c.fillStyle = look.fill;
      c.fill();
      noShadow(c);
      c.strokeStyle = look.text;
      c.lineWidth = 2;
      c.stroke();
      c.fillStyle = look.text;
      c.font = font;
      c.textBaseline = 'middle';
      c.textAlign = 'center';
      c.fillText(label, side / 2, 17.5);
    });
  }
}

function lookOf(kind: Pin['kind'], state: PinState): LookName {
  if (kind === 'cluster') return 'cluster';
  if (state === 'premium') return 'premium';
  return state === 'viewed' || state === 'hidden' ? 'viewed' : 'plain';
}

/** The rounded outline with its tail, in one path, so that the border runs around both. */
function outline(c: CanvasRenderingContext2D, width: number): void {
  const radius = HEIGHT / 2;
  const middle = width / 2;
  c.beginPath();
  c.moveTo(radius, 0);
  c.arc(width - radius, radius, radius, -Math.PI / 2, Math.PI / 2);
  c.lineTo(middle + TAIL, HEIGHT);
  c.lineTo(middle, HEIGHT + TAIL);
  c.lineTo(middle - TAIL, HEIGHT);
  c.arc(radius, radius, radius, Math.PI / 2, -Math.PI / 2);
  c.closePath();
}

function drawSign(c: CanvasRenderingContext2D, sign: Sign, color: string): void {
  c.save();
  c.translate(9, 7);
  c.scale(14 / 24, 14 / 24);
  const drawing = new Path2D(signPaths[sign]);
  c.fillStyle = color;
  c.strokeStyle = color;
  c.lineWidth = 3.2;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path of a canvas, no array
  if (isFilled[sign]) c.fill(drawing);
  else c.stroke(drawing);
  c.restore();
}

function circle(c: CanvasRenderingContext2D, middle: number, radius: number, color: string): void {
  c.beginPath();
  c.arc(middle, middle, radius, 0, 2 * Math.PI);
  c.fillStyle = color;
  c.fill();
}

function shadow(c: CanvasRenderingContext2D, blur: number, color: string): void {
  c.shadowColor = color;
  c.shadowBlur = blur;
  c.shadowOffsetY = 1;
}
function noShadow(c: CanvasRenderingContext2D): void {
  c.shadowBlur = 0;
  c.shadowOffsetY = 0;
  c.shadowColor = 'transparent';
}

let measuring: CanvasRenderingContext2D | null | undefined;
function textWidth(text: string, font: string): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return text.length * 8;
  measuring.font = font;
  return measuring.measureText(text).width;
}

/** What lies under the pointer is arithmetic here (pin-boxes.ts): nothing reads this picture back, which takes long per pin. */
class Picture extends Icon {
  override getHitDetectionImage() {
    return this.getImage(1);
  }
}

const boxes = new WeakMap<Style, PinBox>();

/** What a pin of this style covers, without its shadow. */
export const boxOf = (style: Style): PinBox => boxes.get(style)!;

/** A style whose picture is drawn in CSS pixels, sharp on screens with more of them; `anchor` is the point on the map. */
function pictureStyle(
  width: number,
  height: number,
  anchor: readonly [number, number] | undefined,
  zIndex: number,
  draw: (c: CanvasRenderingContext2D) => void,
): Style {
  const sharpness = Math.min(3, Math.max(1, globalThis.devicePixelRatio || 1));
  const img = document.createElement('canvas');
  img.width = Math.ceil(width * sharpness);
  img.height = Math.ceil(height * sharpness);
  const c = img.getContext('2d');
  if (c) {
    c.scale(sharpness, sharpness);
    draw(c);
  }
  const [x, y] = anchor ?? [width / 2, height / 2];
  const style = new Style({
    zIndex,
    image: new Picture({
      img,
      scale: 1 / sharpness,
      anchor: [x * sharpness, y * sharpness],
      anchorXUnits: 'pixels',
      anchorYUnits: 'pixels',
    }),
  });
  boxes.set(style, {
    left: MARGIN - x,
    top: MARGIN - y,
    right: width - MARGIN - x,
    bottom: height - MARGIN - y,
  });
  return style;
}
