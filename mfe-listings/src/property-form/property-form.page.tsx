import { useReadable, useLeaveGuard, useShell, lazyPage } from '@lintel/remote-kit';
import { Banner, ButtonLink, ErrorState, PageBody, SaveNote, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DraftsList } from '#common/form/drafts-list.tsx';
import { formAddress, useFormPlace, type FormPlace } from '#common/form/form-address.ts';
import { packageCheck } from '#common/requirements/requirements.model.ts';
import { RequirementsList } from '#common/requirements/requirements-list.tsx';
import { missingRequirements } from '#common/requirements/requirements.ts';
import { PropertyDone } from './property-done.tsx';
import { categories, photoIntake, propertyForm } from './property-form.model.ts';
import { propertySteps } from './property-steps.ts';
import { PropertyTasks } from './property-tasks.tsx';
import type { PropertyStep } from './property.schema.ts';

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
  name === 'check' || propertySteps.some((step) => step === name);

/** `/user/add-property` and `/user/edit-property/{id}`: the form of a property in steps. `listing`: the one that is changed. */
export function PropertyFormPage({ listing }: { listing: number | null }) {
  const { t } = useTranslation('mfe-listings');
  const place = useFormPlace();
  const { session } = useShell();
  const isSignedIn = useReadable(session) !== null;
  const title = t(listing === null ? 'form.property.title' : 'form.property.edit');
  const { submission } = useUnit({ submission: propertyForm.submission.$submission });
  const step = isStep(place.step) && submission.state !== 'done' ? place.step : null;
  return (
    <PageBody title={step ? t(`form.step.${step}`) : title} lead={step ? undefined : t('form.property.lead')}>
      <propertyForm.Gate draft={place.draft} listing={listing} />
      {isSignedIn && <Body place={place} step={step} />}
    </PageBody>
  );
}

function Body({ place, step }: { place: FormPlace; step: PropertyStep | 'check' | null }) {
  const { session, settings } = useShell();
  const user = useReadable(session)?.user;
  const known = useReadable(settings);
  const { form, drafts, error, isOpening, answer, categoriesError, check, checkError, submission, retry } =
    useUnit({
      form: propertyForm.$form,
      drafts: propertyForm.$drafts,
      error: propertyForm.$error,
      isOpening: propertyForm.$isOpening,
      answer: categories.$data,
      categoriesError: categories.$error,
      check: packageCheck.$data,
      checkError: packageCheck.$error,
      submission: propertyForm.submission.$submission,
      retry: propertyForm.retried,
    });
  const isNew = place.path.endsWith('add-property');
  const problem = error ?? categoriesError ?? (isNew ? checkError : null);
  if (submission.state === 'done' && submission.posted)
    return <PropertyDone posted={submission.posted} isNew={isNew} />;
  if (problem && !(form && answer))
    return <ErrorState error={problem} onRetry={() => retry()} retrying={isOpening} />;
  if (!answer || isOpening || (isNew && !check)) return <Loading />;
  const missing = isNew && user && check ? missingRequirements(user, known, check.data) : [];
  if (missing.length > 0 && user) return <Missing missing={missing} user={user} />;
  if (!form) return drafts.length > 0 ? <Drafts place={place} /> : <Loading />;
  const StepPage = step && steps[step];
  return (
    <>
      <Saved />
      {StepPage ? <StepPage /> : <PropertyTasks place={place} />}
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy aria-label={t('state.loading')}>
      <Skeleton height="420px" shape="box" />
    </div>
  );
}

function Missing(props: Parameters<typeof RequirementsList>[0]) {
  const { t } = useTranslation('mfe-listings');
  return (
    <>
      <Banner tone="info">{t('form.needs.lead')}</Banner>
      <RequirementsList {...props} />
    </>
  );
}

/** Whether the draft is saved; the page cannot be left while something of it would be lost. */
function Saved() {
  const { t } = useTranslation('mfe-listings');
  const { isUnsaved, ...draft } = useUnit(propertyForm.autosave);
  const { form, waiting, submission } = useUnit({
    form: propertyForm.$form,
    waiting: photoIntake.$waiting,
    submission: propertyForm.submission.$submission,
  });
  const isSending = submission.state === 'sending' || submission.state === 'paused';
  useLeaveGuard(isUnsaved || waiting > 0 || isSending);
  return (
    <Line>
      {form?.resumedFrom && draft.state === 'nothing' && <span>{t('form.resumed')}</span>}
      <SaveNote {...draft} />
    </Line>
  );
}

function Drafts({ place }: { place: FormPlace }) {
  const { t } = useTranslation('mfe-listings');
  const { drafts, discard } = useUnit({ drafts: propertyForm.$drafts, discard: propertyForm.discarded });
  const [fresh] = useState(() => crypto.randomUUID());
  return (
    <>
      <h2>{t('form.drafts.title')}</h2>
      <DraftsList
        drafts={drafts.map(({ id, values, savedAt }) => ({ id, title: values.values.title, savedAt }))}
        addressOf={(id) =>
          id.startsWith('edit-')
            ? `/user/edit-property/${id.slice('edit-'.length)}`
            : formAddress({ ...place, draft: id, step: null })
        }
        onDiscard={discard}
      />
      <div>
        <ButtonLink to={formAddress({ ...place, draft: fresh, step: null })}>
          {t('form.drafts.start')}
        </ButtonLink>
      </div>
    </>
  );
}

const Line = styled.div`
  min-block-size: 1lh;
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
