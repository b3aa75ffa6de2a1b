import { paths } from '@lintel/contract';
import { lazyPage } from '@lintel/remote-kit';
import { LoadingBlocks } from '@lintel/ui';
import { stepFormPage } from '#common/form-steps/step-form-page.tsx';
import { categories, photoIntake, propertyForm } from '#property-form/form/property-form.model.ts';
import { propertySteps } from '#property-form/form/property-steps.ts';
import { PropertyTasks } from './property-tasks.tsx';
import type { PropertyStep } from '#property-form/form/property.schema.ts';

const loading = <LoadingBlocks height="320px" />;
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
  () => import(/* webpackChunkName: "property-check" */ '#common/form-steps/form-done.tsx'),
  loading,
);
const Preview = lazyPage(
  () => import(/* webpackChunkName: "property-preview" */ '#property-form/preview/property-preview.tsx'),
  loading,
);
const Newer = lazyPage(
  () => import(/* webpackChunkName: "property-sources" */ '#property-form/property-newer.tsx'),
  <LoadingBlocks height="120px" />,
);

/** `/user/add-property` and `/user/edit-property/{id}`: the form of a property in steps. `listing`: the one that is changed. */
export const PropertyFormPage = stepFormPage({
  kind: 'property',
  model: propertyForm,
  categories,
  $waiting: photoIntake.$waiting,
  order: propertySteps.order,
  steps,
  feature: 'property_list',
  editAddress: paths.editProperty,
  Tasks: PropertyTasks,
  Done: FormDone,
  Preview,
  Newer,
});
