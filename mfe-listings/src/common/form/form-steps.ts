import type { TaskState } from '@lintel/ui';
import type { StepSchema } from '#common/form/listing.schema.ts';

/** What the task list knows of a step. */
export interface StepFacts {
  /** It holds all that it must. */
  isRight: boolean;
  /** Something in it was stated. */
  isBegun: boolean;
  /** The user went on from it. */
  isFinished: boolean;
  /** It waits for another step. */
  isClosed?: boolean;
  /** The back end refused something in it. */
  isRefused?: boolean;
}

/** A step with nothing required counts once the user went through it or stated something in it. */
export function taskState({ isRight, isBegun, isFinished, isClosed, isRefused }: StepFacts): TaskState {
  if (isRefused) return 'problem';
  if (isClosed) return 'cannotStart';
  if (isRight && (isBegun || isFinished)) return 'completed';
  return isBegun || isFinished ? 'inProgress' : 'notStarted';
}

/** Whether a part of a form is stated: not nothing, not an empty text, list or record. */
export const isStated = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && !(value instanceof Blob)) return Object.values(value).some(isStated);
  return true;
};

/** The fields of a schema that are wrong in these values. */
export const isRight = (schema: StepSchema, values: unknown): boolean => schema.isValidSync(values);
