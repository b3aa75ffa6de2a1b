export type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** A canvas beside the document. */
export function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
