import { paths } from '@lintel/contract';
import { lazyPage, useReadable, useShell } from '@lintel/remote-kit';
import { PageBody, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFormPlace } from '#common/form/form-address.ts';
import { FormBody } from '#common/form/form-body.tsx';
import { useStepStart } from '#common/form/step-start.ts';
import { useComingSteps } from '#common/form-steps/coming-steps.ts';
import { PreviewPart } from '#common/form-preview/preview-part.tsx';
import { categories, photoIntake, propertyForm } from '#property-form/form/property-form.model.ts';
import { propertySteps } from '#property-form/form/property-steps.ts';
import { PropertyTasks } from './property-tasks.tsx';
import type { PropertyStep } from '#property-form/form/property.schema.ts';

const loading = <Skeleton height="320px" shape="box" />;
const steps: Record<PropertyStep | 'check', ReturnType<typeof lazyPage>> = {
  basics: lazyPage(
    () => import(/* webpackChunkName: "property-basics" */ '#property-form/steps/basics-step.tsx'),
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
// Comes with the step before it.
const FormDone = lazyPage(
  () => import(/* webpackChunkName: "property-check" */ '#common/form-sending/form-done.tsx'),
  loading,
);
const Preview = lazyPage(
  () => import(/* webpackChunkName: "property-preview" */ '#property-form/preview/property-preview.tsx'),
  loading,
);
const Newer = lazyPage(
  () => import(/* webpackChunkName: "property-newer" */ '#property-form/property-newer.tsx'),
  <Skeleton height="120px" shape="box" />,
);
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
  const StepPage = step && steps[step];
  useStepStart(step);
  useComingSteps(steps, step !== null);
  const title = t(isNew ? 'form.property.title' : 'form.property.edit');
  return (
    <PageBody title={step ? t(`form.step.${step}`) : title} lead={step ? undefined : t('form.property.lead')}>
      <propertyForm.Gate draft={place.draft} listing={listing} from={isNew ? place.from : null} />
      {posted && (
        <FormDone
          posted={posted}
          isNew={isNew}
          list={{ to: paths.myProperties(), title: t('properties.title') }}
          publicAddress={paths.property(posted.slug)}
        />
      )}
      {isSignedIn && !posted && (
        <FormBody
          model={propertyForm}
          categories={categories}
          $waiting={photoIntake.$waiting}
          isNew={isNew}
          feature="property_list"
          editAddress={paths.editProperty}
          newer={<Newer />}
        >
          {StepPage ? (
            <>
              <StepPage />
              <PreviewPart>
                <Preview />
              </PreviewPart>
            </>
          ) : (
            <PropertyTasks />
          )}
        </FormBody>
      )}
    </PageBody>
  );
}
