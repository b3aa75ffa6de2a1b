// @ts-check
const { configure } = require('@testing-library/dom');
// @ts-expect-error -- its types are a script, not a module
require('@testing-library/jest-dom');

// Tests wait for events, never for times. This is only how long until one is given up: a chunk that a test is the first to need
// is compiled on the spot, which on a busy machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Browser parts that jsdom does not have and that our components use. No IntersectionObserver: without layout nothing is ever
 * in view, and parts that wait for that come at once in a browser that cannot say.
 */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= Observer;
/** Widths are those of the window (1024 px); what else a query asks for is not there. */
const isWithin = (/** @type {string} */ query) => {
  const [, side, em] = /^\((min|max)-width: ([\d.]+)em\)$/.exec(query) ?? [];
  const width = Number(em) * 16;
  return side === 'min' ? innerWidth >= width : side === 'max' && innerWidth <= width;
};
globalThis.matchMedia ??= (query) =>
  /** @type {any} */ ({
    matches: isWithin(query),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  });
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
/** Bytes of files: jsdom reads them by its FileReader only. */
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(/** @type {ArrayBuffer} */ (reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsArrayBuffer(this);
  });
};
Blob.prototype.stream ??= function stream() {
  const read = () => this.arrayBuffer();
  return new ReadableStream({
    type: 'bytes',
    async start(controller) {
      const bytes = new Uint8Array(await read());
      if (bytes.byteLength > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
};
