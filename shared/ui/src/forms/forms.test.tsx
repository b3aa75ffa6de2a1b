import type { ApiError } from '@lintel/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { Form } from 'react-final-form';
import { array, number, object, string } from 'yup';
import { show } from '../test-page.tsx';
import {
  ErrorSummary,
  FormCheckbox,
  FormNumberField,
  FormPasswordField,
  FormTextField,
  message,
  SubmitButton,
  submitWith,
  validateWith,
} from './index.ts';

const schema = object({
  email: string().required().email(),
  password: string().required().min(6),
  price: number().positive().max(1e9),
  plans: array(object({ title: string().required(message('mfe-x:plans.title')) })).max(2),
});

describe('validateWith', () => {
  const validate = validateWith(schema);
  const valid = { email: 'a@example.com', password: 'secret', price: 5, plans: [{ title: 'Ground' }] };

  it('has no message for valid values', () => {
    expect(validate(valid)).toBeUndefined();
  });
  it('builds nested errors out of keys with values', () => {
    expect(
      validate({
        ...valid,
        email: 'nobody',
        password: '12345',
        price: 2e9,
        plans: [{ title: 'A' }, { title: '' }],
      }),
    ).toEqual({
      email: { key: 'common:form.email' },
      password: { key: 'common:form.minLength', values: { min: 6 } },
      price: { key: 'common:form.max', values: { max: 1e9 } },
      plans: [undefined, { title: { key: 'mfe-x:plans.title' } }],
    });
  });
  it('tells apart missing, not a number, not positive and too many', () => {
    expect(validate({ ...valid, email: undefined, price: 'abc', plans: [] })).toMatchObject({
      email: { key: 'common:form.required' },
      price: { key: 'common:form.number' },
    });
    expect(validate({ ...valid, price: 0 })).toEqual({ price: { key: 'common:form.positive' } });
    expect(validate({ ...valid, plans: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] })).toEqual({
      plans: { key: 'common:form.maxItems', values: { max: 2 } },
    });
  });
  it('reports the first failed rule of a field', () => {
    expect(validate({ ...valid, password: '' })).toEqual({ password: { key: 'common:form.required' } });
  });
});

const signIn = object({ email: string().required().email(), password: string().required().min(6) });
const validate = validateWith(signIn);

function SignIn({ save, isSmall }: { save(values: object): Promise<unknown>; isSmall?: boolean }) {
  return (
    <Form<object> onSubmit={submitWith(save)} validate={validate}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <ErrorSummary labels={{ email: 'Email', password: 'Password' }} />
          <FormTextField name="email" label="Email" />
          <FormPasswordField name="password" label="Password" />
          {!isSmall && <FormNumberField name="age" label="Age" />}
          {!isSmall && <FormCheckbox name="terms" label="Terms" />}
          <SubmitButton>Sign in</SubmitButton>
        </form>
      )}
    </Form>
  );
}

describe('a form', () => {
  const press = (name: string) => screen.getByRole('button', { name });

  it('shows no error before a visit, and all of them after a failed submit, with links to the fields', async () => {
    const { user } = await show(<SignIn save={async () => {}} />);
    expect(screen.queryByText(/Fill in/)).toBeNull();
    await user.click(press('Sign in'));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Please check 2 fields');
    await user.click(within(summary).getByRole('link', { name: 'Fill in “Password”' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
  it('focuses the list of a form that still has problems with each press', async () => {
    const { user } = await show(<SignIn save={jest.fn()} />);
    await user.click(press('Sign in'));
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(press('Sign in'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });
  it('of at most three fields leads to the first wrong one instead of repeating the messages (B22)', async () => {
    const refusal: ApiError = { kind: 'rejected', retryable: false, fields: { password: 'Too weak' } };
    const { user } = await show(<SignIn isSmall save={() => Promise.reject(refusal)} />);
    await user.click(press('Sign in'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.type(screen.getByLabelText('Email'), 'a@example.com');
    await user.click(press('Sign in'));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(press('Sign in'));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Too weak'));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('sends numbers as numbers and ticks as booleans', async () => {
    const save = jest.fn(async () => {});
    const { user } = await show(<SignIn save={save} />);
    await user.type(screen.getByLabelText('Email'), 'a@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.type(screen.getByLabelText('Age'), '42');
    await user.click(screen.getByLabelText('Terms'));
    await user.click(press('Sign in'));
    expect(save).toHaveBeenCalledWith({ email: 'a@example.com', password: 'secret', age: 42, terms: true });
  });
  it('puts a refusal that names fields at those fields until they change', async () => {
    const refusal: ApiError = { kind: 'rejected', retryable: false, fields: { email: 'Already registered' } };
    const { user } = await show(<SignIn save={() => Promise.reject(refusal)} />);
    await user.type(screen.getByLabelText('Email'), 'a@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(press('Sign in'));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Already registered',
    );
    await user.type(screen.getByLabelText('Email'), 'x');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('');
  });
  it('shows above a small form what was refused about a field that the form has not', async () => {
    const error: ApiError = {
      kind: 'rejected',
      retryable: false,
      key: 'validation',
      fields: { owner: 'needs a recent sign-in' },
    };
    const { user } = await show(<SignIn isSmall save={() => Promise.reject(error)} />);
    await user.type(screen.getByLabelText('Email'), 'a@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(press('Sign in'));
    expect(await screen.findByRole('alert')).toHaveTextContent('needs a recent sign-in');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('shows any other failed call above the form', async () => {
    const offline: ApiError = { kind: 'offline', retryable: true };
    const { user } = await show(<SignIn save={() => Promise.reject(offline)} />);
    await user.type(screen.getByLabelText('Email'), 'a@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(press('Sign in'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You’re offline'));
  });
});
