export { changeAnswers } from './changed-answer.ts';
export { memoryShell, type MemoryShell, type MemoryShellOptions } from './memory-shell.tsx';
export { mediaDevices, type MediaDevices, type MicrophoneState } from './media-devices.ts';
export { pushArrives } from './push-arrives.ts';
export { renderPeople, type RenderedPerson } from './render-people.tsx';
export { writable, type Writable } from './readable.ts';
export { renderRemote, renderWidget, type RenderedRemote } from './render-remote.tsx';
export { offline, rejected, stub, type Stub } from './stub.ts';
