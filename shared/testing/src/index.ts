export { memoryShell, type MemoryShell, type MemoryShellOptions } from './memory-shell.tsx';
export { writable, type Writable } from './readable.ts';
export { renderRemote, renderWidget, type RenderedRemote } from './render-remote.tsx';
export { offline, rejected, stub, type Stub } from './stub.ts';
