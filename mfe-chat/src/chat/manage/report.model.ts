import { createMutation, createQuery } from '@lintel/remote-kit';
import { createGate } from 'effector-react';
import { sample } from 'effector';
import { loadReasonsFx, reportListingFx } from '#chat/wire/chat.api.ts';

export const ReportGate = createGate();
export const reportReasons = createQuery({ effect: loadReasonsFx });
export const report = createMutation({ effect: reportListingFx });

sample({ clock: ReportGate.open, fn: () => ({}), target: reportReasons.start });
