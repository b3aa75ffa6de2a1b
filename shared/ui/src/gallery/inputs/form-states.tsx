import { Form } from 'react-final-form';
import styled from 'styled-components';
import {
  ErrorSummary,
  FormPasswordField,
  FormTextField,
  SubmitButton,
  submitWith,
  validateWith,
} from '../../forms/index.ts';
import { tokens } from '../../tokens/tokens.ts';
import { exampleSchema } from './example.schema.ts';

const validate = validateWith(exampleSchema);

/** A back end that knows the address already. */
const refuse = submitWith(() =>
  Promise.reject({ kind: 'rejected', retryable: false, fields: { email: 'This address has an account' } }),
);

/** A whole form: leave it empty and send it, or send it filled in. */
export function FormStates() {
  return (
    <Form<object> onSubmit={refuse} validate={validate}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <ErrorSummary labels={{ email: 'Email', password: 'Password' }} />
          <FormTextField name="email" label="Email" inputMode="email" autoComplete="email" />
          <FormPasswordField name="password" label="Password" autoComplete="new-password" />
          <SubmitButton>Register</SubmitButton>
        </Fields>
      )}
    </Form>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.form};
`;
