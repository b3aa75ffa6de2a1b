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
  field: string;
  text: string;
}

/** The steps of a form, and what follows from its values for each. */
export function createSteps<const Step extends string, Values extends { finished: readonly string[] }>({
  order,
  fields,
  wireNames,
}: {
  /** In the order in which they are offered. */
  order: readonly Step[];
  /** The fields of each step; the first name of a path. */
  fields: Record<NoInfer<Step>, readonly (keyof Values & string)[]>;
  /** What the back end calls a field, by its first name; others have the same name in both. */
  wireNames: Readonly<Record<string, keyof Values & string>>;
}) {
  return {
    order,
    refusalsOf: (refused: Record<string, string> = {}): FieldRefusal<Step>[] =>
      Object.entries(refused).flatMap(([path, text]) => {
        const name = path.split(/[.[]/, 1)[0]!;
        const field = wireNames[name] ?? (name as keyof Values & string);
        const step = order.find((one) => fields[one].includes(field));
        return step ? [{ step, field, text }] : [];
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
