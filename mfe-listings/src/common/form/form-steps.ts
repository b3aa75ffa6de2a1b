import type { TaskState } from '@lintel/ui';
import { isStated } from '#common/form-values/is-stated.ts';
import type { StepSchema } from './listing.schema.ts';

/** What the task list knows of a step. */
interface StepFacts {
  /** It holds all that it must. */
  isRight: boolean;
  /** Something in it was stated. */
  isBegun: boolean;
  /** The user went on from it. */
  isFinished: boolean;
  /** The back end refused something in it. */
  isRefused?: boolean;
}

/** A step with nothing required counts once the user went through it or stated something in it. */
function taskState({ isRight, isBegun, isFinished, isRefused }: StepFacts): TaskState {
  if (isRefused) return 'problem';
  if (isRight && (isBegun || isFinished)) return 'completed';
  return isBegun || isFinished ? 'inProgress' : 'notStarted';
}

/** The fields of a schema that are wrong in these values. */
const isRight = (schema: StepSchema, values: unknown): boolean => schema.isValidSync(values);

/** A field that the back end refused: where it is, and its words. */
export interface FieldRefusal<Step extends string> {
  step: Step;
  /** Its path in the form. */
  field: string;
  text: string;
}

/** A part of an entry of a list, as the back end names it: `units.0.title`. */
const ENTRY = /^(?<list>\w+)\.(?<index>\d+)(?:\.(?<part>\w+))?/;

/** The steps of a form, and what follows from its values for each. */
export function createSteps<const Step extends string, Values extends { finished: readonly string[] }>({
  order,
  fields,
  wireNames,
  entryPath,
}: {
  /** In the order in which they are offered. */
  order: readonly Step[];
  /** The fields of each step; the first name of a path. */
  fields: Record<NoInfer<Step>, readonly (keyof Values & string)[]>;
  /** What the back end calls a field, by its first name; others have the same name in both. */
  wireNames: Readonly<Record<string, keyof Values & string>>;
  /** Path of an entry that the back end names by its place in the request; undefined of those without a field of their own. */
  entryPath(entry: { list: string; index: number; part: string }, sent: Values): string | undefined;
}) {
  return {
    order,
    /** `sent`: the values that the back end refused something of. */
    refusalsOf: (refused: Record<string, string> = {}, sent: Values): FieldRefusal<Step>[] =>
      Object.entries(refused).flatMap(([path, text]) => {
        const name = path.split(/[.[]/, 1)[0]!;
        const field = wireNames[name] ?? (name as keyof Values & string);
        const step = order.find((one) => fields[one].includes(field));
        const { list = '', index, part = '' } = ENTRY.exec(path)?.groups ?? {};
        const entry = entryPath({ list, index: Number(index), part }, sent);
        return step ? [{ step, field: entry ?? field, text }] : [];
      }),
    /** The state of each step in the task list. */
    stateOf: (
      step: Step,
      values: Values,
      schema: StepSchema,
      refusals: readonly FieldRefusal<Step>[],
    ): TaskState =>
      taskState({
        isRight: isRight(schema, values),
        isBegun: fields[step].some((field) => isStated(values[field])),
        isFinished: values.finished.includes(step),
        isRefused: refusals.some((refusal) => refusal.step === step),
      }),
    /** Steps that keep the form from being sent. */
    openSteps: (values: Values, schemas: Record<Step, StepSchema>): Step[] =>
      order.filter((step) => !isRight(schemas[step], values)),
  };
}
