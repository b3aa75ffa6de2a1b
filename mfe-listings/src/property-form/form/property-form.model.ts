import type { ApiError } from '@lintel/api-contract';
import { createQuery, sessionEnded } from '@lintel/remote-kit';
import { combine, createEffect, sample } from 'effector';
import type { PostedListing } from '#common/form-sending/posted-listing.ts';
import { createFormModel } from '#common/form/form-model.ts';
import { propertyDrafts } from '#common/drafts-of-forms.ts';
import { photosOfForm } from '#common/form-photos/photos-of-form.ts';
import { packageCheck } from '#common/requirements/requirements.model.ts';
import { loadPropertyFx } from './load-property.ts';
import { loadCategoriesFx, loadFacilitiesFx } from './property-form.api.ts';
import { stepSchemas, type CategoryFact } from './property.schema.ts';
import { emptyProperty, withFactsOf, type PropertyValues } from './property-values.ts';

/** More than any site has; the form offers all of them. */
const ALL = 100;

export const categories = createQuery({ effect: loadCategoriesFx });
export const facilities = createQuery({ effect: loadFacilitiesFx });

const $clean = categories.$data.map(
  (answer) =>
    (values: PropertyValues): PropertyValues =>
      withFactsOf(
        answer?.data.find(({ id }) => String(id) === values.category)?.parameter_types ?? [],
        values,
      ),
);

/** A part of the page from which a form is sent: it is there by then, also without a network. An effect, which keeps the scope. */
const loadSendFx = createEffect(() => import(/* webpackChunkName: "property-check" */ './send-property.ts'));

export const propertyForm = createFormModel<PropertyValues, PostedListing>({
  ...propertyDrafts,
  empty: emptyProperty,
  readFx: loadPropertyFx,
  copyFx: createEffect<PropertyValues, PropertyValues, ApiError>(async (values) => {
    const { copiedProperty } = await import(/* webpackChunkName: "property-sources" */ './copy-property.ts');
    return copiedProperty(values);
  }),
  $clean,
  async send(form, options) {
    const { sendProperty } = await loadSendFx();
    return sendProperty(form, options);
  },
});

sample({ clock: propertyForm.opened, fn: () => ({ limit: ALL }), target: categories.start });
sample({ clock: propertyForm.opened, fn: () => ({}), target: facilities.start });
sample({
  clock: propertyForm.opened,
  filter: ({ listing }) => listing === null,
  fn: () => ({ type: 'property_list' as const }),
  target: packageCheck.start,
});
sample({
  clock: propertyForm.retried,
  fn: () => undefined,
  target: [categories.refresh, facilities.refresh, packageCheck.refresh],
});
sample({
  clock: [propertyForm.left, sessionEnded],
  fn: () => undefined,
  target: [categories.reset, facilities.reset],
});

/** By a part of the steps where photos are chosen: it is there by then, also without a network. */
export const photoIntake = photosOfForm(propertyForm, {
  async prepare(file) {
    const { prepareForListing } = await import(
      /* webpackChunkName: "property-files" */ '#common/form-photos/prepare-for-listing.ts'
    );
    return prepareForListing(file);
  },
});

/** The facts that listings of the chosen category state. */
export const $facts = combine(
  categories.$data,
  propertyForm.$form,
  (answer, form): readonly CategoryFact[] => {
    const chosen = form?.values.category;
    return answer?.data.find(({ id }) => String(id) === chosen)?.parameter_types ?? [];
  },
);
export const $schemas = $facts.map(stepSchemas);
