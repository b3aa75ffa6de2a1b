import { paths } from '@lintel/contract';
import { lazyPage, useReadable, useShell } from '@lintel/remote-kit';
import { PageBody, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFormPlace } from '#common/form/form-address.ts';
import { FormDone } from '#common/form-sending/form-done.tsx';
import { FormSaved } from '#common/form/form-saved.tsx';
import { FormShell } from '#common/form/form-shell.tsx';
import { categories, photoIntake, propertyForm } from '#property-form/form/property-form.model.ts';
import { propertySteps } from '#property-form/form/property-steps.ts';
import { PropertyTasks } from './property-tasks.tsx';
import type { PropertyStep } from '#property-form/form/property.schema.ts';

const loading = <Skeleton height="320px" shape="box" />;
const steps: Record<PropertyStep | 'check', ReturnType<typeof lazyPage>> = {
  basics: lazyPage(
    () => import(/* webpackChunkName: "property-steps" */ '#property-form/steps/basics-step.tsx'),
    loading,
  ),
  facts: lazyPage(
    () => import(/* webpackChunkName: "property-facts" */ '#property-form/steps/facts-step.tsx'),
    loading,
  ),
  price: lazyPage(
    () => import(/* webpackChunkName: "property-steps" */ '#property-form/steps/price-step.tsx'),
    loading,
  ),
  place: lazyPage(
    () => import(/* webpackChunkName: "property-place" */ '#property-form/steps/place-step.tsx'),
    loading,
  ),
  facilities: lazyPage(
    () => import(/* webpackChunkName: "property-steps" */ '#property-form/steps/facilities-step.tsx'),
    loading,
  ),
  photos: lazyPage(
    () => import(/* webpackChunkName: "property-files" */ '#property-form/steps/photos-step.tsx'),
    loading,
  ),
  documents: lazyPage(
    () => import(/* webpackChunkName: "property-files" */ '#property-form/steps/documents-step.tsx'),
    loading,
  ),
  search: lazyPage(
    () => import(/* webpackChunkName: "property-files" */ '#property-form/steps/search-step.tsx'),
    loading,
  ),
  check: lazyPage(
    () => import(/* webpackChunkName: "property-check" */ '#property-form/steps/check-step.tsx'),
    loading,
  ),
};
const isStep = (name: string | null): name is PropertyStep | 'check' =>
  name === 'check' || propertySteps.order.some((step) => step === name);

/** `/user/add-property` and `/user/edit-property/{id}`: the form of a property in steps. `listing`: the one that is changed. */
export function PropertyFormPage({ listing }: { listing: number | null }) {
  const { t } = useTranslation('mfe-listings');
  const place = useFormPlace();
  const isSignedIn = useReadable(useShell().session) !== null;
  const { submission } = useUnit({ submission: propertyForm.submission.$submission });
  const isNew = listing === null;
  const posted = submission.state === 'done' ? submission.posted : null;
  const step = isStep(place.step) && !posted ? place.step : null;
  const title = t(isNew ? 'form.property.title' : 'form.property.edit');
  return (
    <PageBody title={step ? t(`form.step.${step}`) : title} lead={step ? undefined : t('form.property.lead')}>
      <propertyForm.Gate draft={place.draft} listing={listing} />
      {posted && (
        <FormDone
          posted={posted}
          isNew={isNew}
          list={{ to: paths.myProperties(), title: t('properties.title') }}
          publicAddress={paths.property(posted.slug)}
        />
      )}
      {isSignedIn && !posted && <Body step={step} isNew={isNew} />}
    </PageBody>
  );
}

function Body({ step, isNew }: { step: PropertyStep | 'check' | null; isNew: boolean }) {
  const place = useFormPlace();
  const { form, drafts, error, isOpening, answer, categoriesError, retry, discard } = useUnit({
    form: propertyForm.$form,
    drafts: propertyForm.$drafts,
    error: propertyForm.$error,
    isOpening: propertyForm.$isOpening,
    answer: categories.$data,
    categoriesError: categories.$error,
    retry: propertyForm.retried,
    discard: propertyForm.discarded,
  });
  const StepPage = step && steps[step];
  return (
    <FormShell
      place={place}
      error={error ?? (answer ? null : categoriesError)}
      isLoading={isOpening || !answer}
      hasForm={form !== null}
      isNew={isNew}
      drafts={drafts.map(({ id, values, savedAt }) => ({ id, title: values.values.title, savedAt }))}
      editAddress={paths.editProperty}
      onRetry={() => retry()}
      onDiscard={discard}
    >
      <Saved />
      {StepPage ? <StepPage /> : <PropertyTasks />}
    </FormShell>
  );
}

function Saved() {
  const { isUnsaved, ...draft } = useUnit(propertyForm.autosave);
  const { form, waiting, submission } = useUnit({
    form: propertyForm.$form,
    waiting: photoIntake.$waiting,
    submission: propertyForm.submission.$submission,
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
