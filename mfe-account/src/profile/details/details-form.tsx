import type { UserRow } from '@lintel/api-contract';
import { LeaveGuard, lazyDialog, useShell } from '@lintel/remote-kit';
import { Button, mapIcon, Panel, tokens } from '@lintel/ui';
import {
  ErrorSummary,
  FormTextArea,
  FormTextField,
  SubmitButton,
  submitWith,
  validateWith,
} from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import type { FormApi } from 'final-form';
import { useMemo, useState } from 'react';
import { Form, useField, useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  changesOf,
  detailsOf,
  detailsSchema,
  isSamePosition,
  socials,
  storedText,
  textFields,
  type DetailsChanges,
  type DetailsValues,
} from './details.schema.ts';
import { KeptDetails } from './kept-details.tsx';
import { saveProfileFx } from '../model/profile.model.ts';

const PlaceDialog = lazyDialog(() => import(/* webpackChunkName: "picker-map" */ './place-dialog.tsx'));

const namedParts = ['city', 'state', 'country'] as const;
const LONGEST_ABOUT = 5000;
const validate = validateWith(detailsSchema);

/** What the user tells others: name, words, place and links. Sends only what changed; what is not sent is kept as a draft. */
export default function DetailsForm({ user, draft }: { user: UserRow; draft: DetailsChanges | null }) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const { save } = useUnit({ save: saveProfileFx });
  const initial = useMemo(() => detailsOf(user), [user]);
  const submit = (submitted: DetailsValues, form: FormApi<DetailsValues>) =>
    submitWith<DetailsValues>(async (values) => {
      await save(changesOf(initial, values));
      showAsSaved(form, initial, values);
      shell.notify({ tone: 'success', text: t('profile.saved') });
    })(submitted);
  const labels = Object.fromEntries(textFields.map((field) => [field, t(`profile.${field}`)]));
  return (
    <Form<DetailsValues>
      onSubmit={submit}
      validate={validate}
      initialValues={initial}
      keepDirtyOnReinitialize
    >
      {({ handleSubmit, dirty, submitting }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <KeptDetails draft={draft} />
          <LeaveGuard when={dirty === true && submitting !== true} />
          <ErrorSummary labels={labels} />
          <Panel as="section" aria-labelledby="profile-about">
            <h2 id="profile-about">{t('profile.about')}</h2>
            <FormTextField name="name" label={t('profile.name')} autoComplete="name" />
            <FormTextArea
              name="about_me"
              label={t('profile.about_me')}
              hint={t('profile.aboutHint')}
              optional
              rows={4}
              maxLength={LONGEST_ABOUT}
            />
          </Panel>
          <Panel as="section" aria-labelledby="profile-place">
            <h2 id="profile-place">{t('profile.place')}</h2>
            <FormTextArea
              name="address"
              label={t('profile.address')}
              rows={2}
              autoComplete="street-address"
            />
            <Columns>
              <FormTextField name="city" label={t('profile.city')} optional autoComplete="address-level2" />
              <FormTextField name="state" label={t('profile.state')} optional autoComplete="address-level1" />
              <FormTextField
                name="country"
                label={t('profile.country')}
                optional
                autoComplete="country-name"
              />
            </Columns>
            <ChooseOnMap />
          </Panel>
          <Panel as="section" aria-labelledby="profile-links">
            <h2 id="profile-links">{t('profile.links')}</h2>
            <Columns>
              {socials.map((name) => (
                <FormTextField
                  key={name}
                  name={name}
                  label={t(`profile.${name}`)}
                  optional
                  inputMode="url"
                  dir="ltr"
                />
              ))}
            </Columns>
          </Panel>
          <SubmitButton>{t('profile.save')}</SubmitButton>
        </Fields>
      )}
    </Form>
  );
}

/** What is stored in other words than were typed would count as something unsaved. */
function showAsSaved(form: FormApi<DetailsValues>, before: DetailsValues, saved: DetailsValues): void {
  const now = form.getState().values;
  form.batch(() => {
    for (const field of textFields)
      if (now[field] === saved[field] && saved[field] !== before[field])
        form.change(field, storedText(field, saved[field]));
  });
}

/** Fills in town, region and country from a place on the map. */
function ChooseOnMap() {
  const { t } = useTranslation('mfe-account');
  const form = useForm<DetailsValues>();
  const [isOpen, setOpen] = useState(false);
  // A field of its own, so that a position that was chosen stays when another part of the profile is saved.
  const { input } = useField<DetailsValues['position']>('position', {
    allowNull: true,
    isEqual: isSamePosition,
    subscription: { value: true },
  });
  return (
    <div>
      <Button tone="secondary" icon={mapIcon} onClick={() => setOpen(true)}>
        {t('profile.map.open')}
      </Button>
      {isOpen && (
        <PlaceDialog
          position={input.value}
          onClose={() => setOpen(false)}
          onPlace={({ position: chosen, ...place }) => {
            form.batch(() => {
              form.change('position', chosen);
              // A place without a name leaves what is written; of a named one, all three are its own.
              if (namedParts.some((field) => place[field]))
                for (const field of namedParts) form.change(field, place[field] ?? '');
              if (!form.getState().values.address.trim() && place.address)
                form.change('address', place.address);
            });
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  justify-items: start;
  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[4]};
  }
  h2 {
    font: ${tokens.font.h3};
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${tokens.space[4]};
`;
