import { CONTRACT_VERSION } from '@lintel/contract';
import { defineRemote } from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { Overlay } from './overlay/overlay.tsx';

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({ routes: [], widgets: { 'page.overlay': Overlay }, messages });
