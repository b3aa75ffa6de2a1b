import { Form } from 'react-final-form';
import styled from 'styled-components';
import {
  arrayMutators,
  ErrorSummary,
  FormList,
  FormMoneyField,
  FormPasswordField,
  FormRadioGroup,
  FormTextField,
  FormWarnings,
  SubmitButton,
  submitWith,
  validateWith,
  warnWith,
} from '../../forms/index.ts';
import { tokens } from '../../tokens/tokens.ts';
import { Columns, Example } from '../layout.tsx';
import { exampleSchema, listingSchema, listingWarnings } from './example.schema.ts';

const validate = validateWith(exampleSchema);
const validateListing = validateWith(listingSchema);
const warn = warnWith(listingWarnings);

const refusal = (fields: Record<string, string>) => ({ kind: 'rejected', retryable: false, fields });
/** A back end that knows the address already. */
const refuse = submitWith(() => Promise.reject(refusal({ email: 'This address has an account' })));
/** One that has a message about an item of the list. */
const refuseListing = submitWith(() =>
  Promise.reject(refusal({ 'plans.0.title': 'Another plan has this title' })),
);

/** Whole forms: leave them empty and send them, or send them filled in. */
export function FormStates() {
  return (
    <Columns>
      <Example wide name="Form: registration">
        <Registration />
      </Example>
      <Example wide name="Form: a list, warnings, messages of the back end">
        <Listing />
      </Example>
    </Columns>
  );
}

const Registration = () => (
  <Form<object> onSubmit={refuse} validate={validate}>
    {({ handleSubmit }) => (
      <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
        <ErrorSummary labels={{ email: 'Email', password: 'Password' }} />
        <FormTextField name="email" label="Email" inputMode="email" autoComplete="email" />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" />
        <SubmitButton>{'Register'}</SubmitButton>
      </Fields>
    )}
  </Form>
);

const Listing = () => (
  <Form<object>
    onSubmit={refuseListing}
    validate={validateListing}
    mutators={{ ...arrayMutators }}
    initialValues={{ title: 'Villa', plans: [{ title: 'Ground floor' }] }}
  >
    {({ handleSubmit }) => (
      <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
        <FormWarnings warn={warn}>
          <ErrorSummary labels={{ title: 'Title', deal: 'Deal', price: 'Price' }} focus="field" />
          <FormTextField name="title" label="Title" hint="Past 20 letters it is cut" />
          <FormRadioGroup
            name="deal"
            label="Deal"
            options={[
              { value: 'sell', label: 'For sale' },
              { value: 'rent', label: 'For rent' },
            ]}
          />
          <FormMoneyField name="price" label="Price" symbol="$" />
          <FormList
            name="plans"
            itemName={(number) => `Floor plan ${number}`}
            addLabel="Add a floor plan"
            newItem={() => ({ title: '' })}
            fillFirst
            limit={4}
          >
            {(item) => <FormTextField name={`${item}.title`} label="Title of the plan" />}
          </FormList>
          <SubmitButton>{'Save'}</SubmitButton>
        </FormWarnings>
      </Fields>
    )}
  </Form>
);

const Fields = styled.form`
  position: relative;
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.form};
`;
