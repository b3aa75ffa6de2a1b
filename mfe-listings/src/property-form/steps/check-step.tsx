import { formatCount, formatList, formatMoney, formatPlace, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { CheckAnswers, type Answer } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { CheckFrame } from '#common/form-sending/check-frame.tsx';
import { isStated } from '#common/form-values/is-stated.ts';
import { useStepAddresses } from '#common/form/step-navigation.ts';
import { PropertyQuality } from '#common/quality/quality.tsx';
import { SubmissionPanel } from '#common/form-sending/submission-panel.tsx';
import {
  $facts,
  categories,
  facilities,
  photoIntake,
  propertyForm,
} from '#property-form/form/property-form.model.ts';
import { usePropertyForm } from '#property-form/form/property-step.tsx';
import { propertySteps } from '#property-form/form/property-steps.ts';
import { qualityOfForm } from '#property-form/form/form-quality.ts';
import { factText } from '#property-form/form/fact-text.ts';
import { $storedFacts } from '#property-form/form/load-property.ts';
import { keyOf } from '#property-form/form/property-values.ts';
import type { CategoryFact, PropertyStep } from '#property-form/form/property.schema.ts';

/** All answers, what is still missing, what the back end refused, and the button that sends the form. */
export default function CheckStep() {
  const { t } = useTranslation('mfe-listings');
  const { form, values, schemas } = usePropertyForm();
  const { submission, submit, cancel, waiting } = useUnit({
    submission: propertyForm.submission.$submission,
    submit: propertyForm.submitted,
    cancel: propertyForm.submission.cancelled,
    waiting: photoIntake.$waiting,
  });
  const { addressOf } = useStepAddresses(form);
  const { facts } = useUnit({ facts: $facts });
  const open = propertySteps.openSteps(values, schemas);
  return (
    <CheckFrame
      open={open.map((step) => ({ title: t(`form.step.${step}`), to: addressOf(step) }))}
      refusals={propertySteps
        .refusalsOf(submission.error?.fields, submission.form?.values ?? values)
        .map(({ step, field, text }) => ({
          title: t(`form.step.${step}`),
          to: addressOf(step, field),
          text,
        }))}
    >
      <PropertyQuality quality={qualityOfForm(values, facts.length)} stepAddress={addressOf} />
      <Answers addressOf={addressOf} />
      <SubmissionPanel
        feature="property_list"
        submission={submission}
        submitLabel={t(form.listing === null ? 'form.send.post' : 'form.send.change')}
        disabled={open.length > 0}
        waiting={waiting}
        onSubmit={submit}
        onCancel={cancel}
      />
    </CheckFrame>
  );
}

/** What was stated, step by step. */
function Answers({ addressOf }: { addressOf(step: PropertyStep, field?: string): string }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const currency = useCurrency();
  const { values } = usePropertyForm();
  const { answer, facts, stored, places } = useUnit({
    answer: categories.$data,
    facts: $facts,
    stored: $storedFacts,
    places: facilities.$data,
  });
  const count = (number: number) => (number > 0 ? formatCount(number, locale) : '');
  const row =
    (step: PropertyStep) =>
    (field: string, label: string, value: Answer['value'], required = false): Answer => ({
      label,
      value: isStated(value) || required ? value : t('form.facts.none'),
      required,
      changeAt: addressOf(step, field),
    });
  const [basics, kind, price, place, near, photos, documents, search] = (
    ['basics', 'facts', 'price', 'place', 'facilities', 'photos', 'documents', 'search'] as const
  ).map(row) as [Row, Row, Row, Row, Row, Row, Row, Row];
  /** Optional facts stay out of sight until they are stated. */
  const isShown = ({ id, is_required }: CategoryFact) =>
    is_required === 1 || isStated(values.facts[keyOf(id)]) || isStated(values.factFiles[keyOf(id)]);
  const stated = (places?.data ?? []).filter(({ id }) => values.distances[keyOf(id)]?.distance !== undefined);
  return (
    <>
      <CheckAnswers
        title={t('form.step.basics')}
        answers={[
          basics('deal', t('form.basics.deal'), values.deal && t(`properties.deal.${values.deal}`), true),
          basics('title', t('form.basics.title'), values.title, true),
          basics('description', t('form.basics.description'), values.description, true),
        ]}
      />
      <CheckAnswers
        title={t('form.step.facts')}
        answers={[
          kind(
            'category',
            t('form.facts.category'),
            answer?.data.find(({ id }) => String(id) === values.category)?.category,
            true,
          ),
          ...facts
            .filter(isShown)
            .map((fact) =>
              kind(
                `${fact.type_of_parameter === 'file' ? 'factFiles' : 'facts'}.${keyOf(fact.id)}`,
                fact.translated_name ?? fact.name,
                values.factFiles[keyOf(fact.id)]?.[0]?.name ??
                  factText(fact, values.facts[keyOf(fact.id)], { stored, locale }),
                fact.is_required === 1,
              ),
            ),
        ]}
      />
      <CheckAnswers
        title={t('form.step.price')}
        answers={[
          price(
            'price',
            t('form.price.price'),
            values.price === undefined
              ? ''
              : formatMoney(values.price, { ...currency, suffix: false, locale }),
            true,
          ),
          ...(values.deal === 'rent' || values.deal === 'rented'
            ? [
                price(
                  'period',
                  t('form.price.period'),
                  values.period && t(`form.price.periods.${values.period}`),
                  true,
                ),
              ]
            : []),
        ]}
      />
      <CheckAnswers
        title={t('form.step.place')}
        answers={[
          place('address', t('form.place.address'), values.address, true),
          place('city', t('form.place.town'), formatPlace([values.city, values.state, values.country]), true),
        ]}
      />
      <CheckAnswers
        title={t('form.step.facilities')}
        answers={[
          near(
            '',
            t('form.check.stated'),
            formatList(
              stated.map(({ name }) => name),
              locale,
            ),
          ),
        ]}
      />
      <CheckAnswers
        title={t('form.step.photos')}
        answers={[
          photos('photos', t('form.photos.label'), count(values.photos.length), true),
          photos('panorama', t('form.photos.panorama'), values.panorama[0]?.name),
          photos('video', t('form.photos.video'), values.video),
        ]}
      />
      <CheckAnswers
        title={t('form.step.documents')}
        answers={[
          documents(
            'documents',
            t('form.documents.label'),
            formatList(
              values.documents.map(({ name }) => name),
              locale,
            ),
          ),
        ]}
      />
      <CheckAnswers
        title={t('form.step.search')}
        answers={[
          search('metaTitle', t('form.search.title'), values.metaTitle),
          search('metaDescription', t('form.search.description'), values.metaDescription),
          search('keywords', t('form.search.keywords'), formatList(values.keywords, locale)),
        ]}
      />
    </>
  );
}

type Row = (field: string, label: string, value: Answer['value'], required?: boolean) => Answer;
