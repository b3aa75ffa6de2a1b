import { z } from 'zod';
import { done, list } from '../common/answers.ts';
import { call } from '../common/call.ts';
import { codeParameter, paging } from '../common/parameters.ts';
import { erasableKinds, ownRecordKinds } from './own-record-kinds.ts';

/** Ours, as the next one. */
export const getOwnRecords = call({
  summary:
    'What is stored about the caller and no other call answers, by kind: interests, leads, reports, ads, push devices, used units, viewings',
  access: 'user',
  style: 'new',
  request: z.object({ kind: codeParameter(ownRecordKinds), ...paging }),
  answer: list(z.record(z.string(), z.unknown())),
});

export const eraseOwnRecords = call({
  summary: 'Erases everything of one kind that the caller keeps for themselves',
  access: 'user',
  style: 'new',
  request: z.object({ kind: codeParameter(erasableKinds) }),
  answer: done,
});
