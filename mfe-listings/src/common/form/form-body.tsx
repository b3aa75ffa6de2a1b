import type { ApiError } from '@lintel/api-contract';
import type { PackageFeature } from '@lintel/contract';
import { useUnit } from 'effector-react';
import type { Store } from 'effector';
import { Fragment, type ReactNode } from 'react';
import type { PostedListing } from '#common/form-sending/posted-listing.ts';
import { useFormPlace } from './form-address.ts';
import type { FormModel } from './form-model.ts';
import { FormSaved } from './form-saved.tsx';
import { FormShell } from './form-shell.tsx';

interface FormBodyProps<Values extends { title: string }> {
  model: FormModel<Values, PostedListing>;
  /** Without them no step can be shown. */
  categories: { $data: Store<object | null>; $error: Store<ApiError | null> };
  /** Photos that are being prepared. */
  $waiting: Store<number>;
  isNew: boolean;
  /** What of a package a new one uses. */
  feature: PackageFeature;
  /** Address of the page that changes a listing. */
  editAddress(id: string): string;
  /** What was changed elsewhere and in the form. */
  newer: ReactNode;
  /** The step on screen, or the list of steps. */
  children: ReactNode;
}

/** A form on screen with the state of its draft, or what stands before it. */
export function FormBody<Values extends { title: string }>(props: FormBodyProps<Values>) {
  const { model, categories, $waiting, isNew, feature, editAddress, newer, children } = props;
  const { form, revision, drafts, error, isOpening, answer, categoriesError, retry, discard } = useUnit({
    form: model.$form,
    revision: model.$revision,
    drafts: model.$drafts,
    error: model.$error,
    isOpening: model.$isOpening,
    answer: categories.$data,
    categoriesError: categories.$error,
    retry: model.retried,
    discard: model.discarded,
  });
  return (
    <FormShell
      place={useFormPlace()}
      error={error ?? (answer ? null : categoriesError)}
      isLoading={isOpening || !answer}
      hasForm={form !== null}
      isNew={isNew}
      feature={feature}
      drafts={drafts.map(({ id, values, savedAt }) => ({ id, title: values.values.title, savedAt }))}
      editAddress={editAddress}
      onRetry={() => retry()}
      onDiscard={discard}
    >
      <Saved model={model} $waiting={$waiting} />
      {form !== null && form.clashes.length > 0 && newer}
      {/* A step begins with the values of its form, and does not follow changes of another hand. */}
      <Fragment key={revision}>{children}</Fragment>
    </FormShell>
  );
}

function Saved<Values extends { title: string }>({
  model,
  $waiting,
}: Pick<FormBodyProps<Values>, 'model' | '$waiting'>) {
  const { isUnsaved, ...draft } = useUnit(model.autosave);
  const { form, waiting, submission } = useUnit({
    form: model.$form,
    waiting: $waiting,
    submission: model.submission.$submission,
  });
  const isSending = submission.state === 'sending' || submission.state === 'paused';
  return (
    <FormSaved
      {...draft}
      wouldLose={isUnsaved || waiting > 0 || isSending}
      isResumed={form !== null && form.resumedFrom !== null}
    />
  );
}
