import type { PackageFeature } from '@lintel/contract';
import { useReadable, useShell, type lazyPage } from '@lintel/remote-kit';
import { PageBody } from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormPlace } from '#common/form/form-address.ts';
import { FormBody } from '#common/form/form-body.tsx';
import type { FormModel } from '#common/form/form-model.ts';
import { useStepStart } from '#common/form/step-start.ts';
import { PreviewPart } from '#common/form-preview/preview-part.tsx';
import type FormDone from './form-done.tsx';
import type { PostedListing } from '#common/form-sending/posted-listing.ts';
import { useComingSteps } from './coming-steps.ts';

type FormBodyProps<Values extends { title: string }> = ComponentProps<typeof FormBody<Values>>;

/** Steps of the forms, by their names in addresses and texts. */
type FormStep =
  | 'basics'
  | 'facts'
  | 'price'
  | 'place'
  | 'facilities'
  | 'units'
  | 'plans'
  | 'photos'
  | 'documents'
  | 'search';

/** The parts of a form that differ between homes and projects. */
export interface StepFormParts<Values extends { title: string }> extends Pick<
  FormBodyProps<Values>,
  'categories' | '$waiting' | 'editAddress'
> {
  kind: 'property' | 'project';
  model: FormModel<Values, PostedListing>;
  order: readonly FormStep[];
  /** With that of the check. */
  steps: Readonly<Record<string, ReturnType<typeof lazyPage>>>;
  feature: PackageFeature;
  /** Shown in place of a step: the list of steps, and what happens next once the form was sent. */
  Tasks: ComponentType;
  Done: ComponentType<ComponentProps<typeof FormDone>>;
  /** Below a step: what buyers will see, and what was changed elsewhere and in the form. */
  Preview: ComponentType;
  Newer: ComponentType;
}

/** The page of a form in steps. `listing`: the one that is changed; null for a new one. */
export function stepFormPage<Values extends { title: string }>(parts: StepFormParts<Values>) {
  const { kind, model, order, steps, Tasks, Done, Preview, Newer, ...body } = parts;
  return function StepFormPage({ listing }: { listing: number | null }) {
    const { t } = useTranslation('mfe-listings');
    const place = useFormPlace();
    const isSignedIn = useReadable(useShell().session) !== null;
    const { submission } = useUnit({ submission: model.submission.$submission });
    const isNew = listing === null;
    const posted = submission.state === 'done' ? submission.posted : null;
    const step = posted ? null : ([...order, 'check' as const].find((name) => name === place.step) ?? null);
    const StepPage = step && steps[step];
    useStepStart(step);
    useComingSteps(steps, step !== null);
    const title = t(`form.${kind}.${isNew ? 'title' : 'edit'}`);
    return (
      <PageBody
        title={step ? t(`form.step.${step}`) : title}
        lead={step || posted ? undefined : t(`form.${kind}.lead`)}
      >
        <model.Gate draft={place.draft} listing={listing} from={isNew ? place.from : null} />
        {posted && <Done posted={posted} isNew={isNew} kind={kind} />}
        {isSignedIn && !posted && (
          <FormBody {...body} model={model} isNew={isNew} newer={<Newer />}>
            {StepPage ? (
              <>
                <StepPage />
                <PreviewPart>
                  <Preview />
                </PreviewPart>
              </>
            ) : (
              <Tasks />
            )}
          </FormBody>
        )}
      </PageBody>
    );
  };
}
