import type { ApiError } from '@lintel/api-contract';
import { photoRules } from '@lintel/files';
import { screen, waitFor } from '@testing-library/react';
import { Form } from 'react-final-form';
import { array, object, string } from 'yup';
import { show } from '../test-page.tsx';
import {
  ErrorSummary,
  FormCheckbox,
  FormCheckboxGroup,
  FormCombobox,
  FormDateField,
  FormFileDrop,
  FormMoneyField,
  FormMultiSelect,
  FormOtpField,
  FormPhoneField,
  FormRadioCards,
  FormRadioGroup,
  FormSegmentedControl,
  FormStepper,
  FormTagInput,
  FormTextField,
  FormWarnings,
  message,
  SubmitButton,
  submitWith,
  validateWith,
  warnWith,
} from './index.ts';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Birch' },
] as const;
const press = (name: string) => screen.getByRole('button', { name });

describe('fields of a form', () => {
  function Everything({ save }: { save(values: object): Promise<unknown> }) {
    return (
      <Form<object> onSubmit={submitWith(save)} initialValues={{ deal: 'sell' }}>
        {({ handleSubmit }) => (
          <form onSubmit={(event) => void handleSubmit(event)} noValidate>
            <FormRadioGroup name="reason" label="Reason" options={options} />
            <FormRadioCards name="way" label="Way" options={options} />
            <FormSegmentedControl
              name="deal"
              label="Deal"
              options={[
                { value: 'sell', label: 'Sell' },
                { value: 'rent', label: 'Rent' },
              ]}
            />
            <FormCheckboxGroup name="has" label="Has" options={[{ value: 'pool', label: 'Pool' }]} />
            <FormMultiSelect name="cities" label="Cities" options={[{ id: 'faro', label: 'Faro' }]} />
            <FormTagInput name="tags" label="Tags" limit={3} />
            <FormCombobox name="place" label="Place" groups={[]} onChoose={() => {}} resultsText={() => ''} />
            <FormMoneyField name="price" label="Price" symbol="$" />
            <FormStepper name="rooms" label="Rooms" />
            <FormPhoneField name="phone" label="Phone" />
            <FormOtpField name="code" label="Code" />
            <FormDateField name="from" label="From" />
            <FormFileDrop
              name="files"
              label="Files"
              limit={1}
              rules={photoRules}
              check={() => Promise.resolve({ ok: true, problems: [] })}
            />
            <SubmitButton>Save</SubmitButton>
          </form>
        )}
      </Form>
    );
  }
  it('keep their values under their names, in the types of the request', async () => {
    const save = jest.fn(async (_values: object) => {});
    const { user } = await show(<Everything save={save} />);
    const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    await user.click(screen.getAllByRole('radio', { name: 'Birch' })[0]!);
    await user.click(screen.getAllByRole('radio', { name: 'Apple' })[1]!);
    await user.click(screen.getByRole('radio', { name: 'Rent' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pool' }));
    await user.type(screen.getByRole('combobox', { name: 'Cities' }), 'fa{ArrowDown}{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'quiet{Enter}');
    await user.type(screen.getByRole('combobox', { name: 'Place' }), 'Marina');
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '450000');
    await user.type(screen.getByRole('spinbutton', { name: 'Rooms' }), '3');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+447700900251');
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
    await user.type(screen.getByLabelText('From'), '2026-12-01');
    await user.upload(screen.getByLabelText('Files'), photo);
    expect(screen.getByText(/Ready to send/)).toBeVisible();
    expect(screen.getByLabelText('Files')).toBeDisabled();
    await user.click(press('Save'));
    expect(save.mock.calls[0]![0]).toEqual({
      reason: 'b',
      way: 'a',
      deal: 'rent',
      has: ['pool'],
      cities: ['faro'],
      tags: ['quiet'],
      place: 'Marina',
      price: 450_000,
      rooms: 3,
      phone: '+447700900251',
      code: '123456',
      from: '2026-12-01',
      files: [photo],
    });
  });
});

describe('a wrong field', () => {
  const validate = validateWith(
    object({ name: string().required(), reason: string().required(), has: array().min(1), notes: string() }),
  );
  function Page({ focus, save }: { focus?: 'field'; save?(): Promise<unknown> }) {
    return (
      <Form<object>
        onSubmit={submitWith(save ?? (async () => {}))}
        validate={validate}
        initialValues={{ has: [] }}
      >
        {({ handleSubmit }) => (
          <form onSubmit={(event) => void handleSubmit(event)} noValidate>
            <ErrorSummary labels={{ reason: 'Reason' }} focus={focus} />
            <FormTextField name="name" label="Name" />
            <FormRadioGroup name="reason" label="Reason" options={options} />
            <FormCheckboxGroup name="has" label="Has" options={options} />
            <FormTextField name="notes" label="Notes" />
            <SubmitButton>Save</SubmitButton>
          </form>
        )}
      </Form>
    );
  }
  it('that is a group is reached by the link of the summary', async () => {
    const { user } = await show(<Page />);
    await user.click(press('Save'));
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Fill in “Reason”' }));
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Reason' })).toHaveAccessibleDescription(
      'Fill in “Reason”',
    );
    expect(screen.getByRole('group', { name: 'Has' })).toHaveAccessibleDescription('Choose at least 1');
  });
  it('gets the focus where the form asks for it, the first one first', async () => {
    const { user } = await show(<Page focus="field" />);
    await user.click(press('Save'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
    await user.click(press('Save'));
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  });
  it('is the first of the page also when another one was wrong before', async () => {
    const { user } = await show(<Page focus="field" />);
    await user.click(screen.getAllByRole('checkbox')[0]!);
    await user.click(screen.getAllByRole('checkbox')[0]!);
    // Out of the group.
    await user.click(screen.getByRole('textbox', { name: 'Notes' }));
    expect(screen.getAllByRole('checkbox')[0]).toBeInvalid();
    await user.click(press('Save'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
  it('does not take the focus from a failure of the whole form', async () => {
    const offline: ApiError = { kind: 'offline', retryable: true };
    const { user } = await show(<Page focus="field" save={() => Promise.reject(offline)} />);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
    await user.click(screen.getAllByRole('radio')[0]!);
    await user.click(screen.getAllByRole('checkbox')[0]!);
    await user.click(press('Save'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });
});

describe('a warning', () => {
  const warn = warnWith(object({ title: string().max(5, message('common:form.maxLength', { max: 5 })) }));
  const validate = validateWith(object({ title: string().required() }));
  function Page({ save }: { save(values: object): Promise<unknown> }) {
    return (
      <Form<object> onSubmit={submitWith(save)} validate={validate}>
        {({ handleSubmit }) => (
          <form onSubmit={(event) => void handleSubmit(event)} noValidate>
            <FormWarnings warn={warn}>
              <FormTextField name="title" label="Title" hint="For search engines" />
              <FormCheckbox name="terms" label="Terms" hint="Read them" />
              <SubmitButton>Save</SubmitButton>
            </FormWarnings>
          </form>
        )}
      </Form>
    );
  }
  const title = () => screen.getByRole('textbox', { name: 'Title' });

  it('is shown, announced politely, and blocks nothing', async () => {
    const save = jest.fn(async () => {});
    const { user } = await show(<Page save={save} />);
    await user.type(title(), 'Long title');
    expect(title()).toHaveAccessibleDescription('For search engines Use at most 5 characters');
    expect(title()).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent('Use at most 5 characters');
    await user.click(press('Save'));
    expect(save).toHaveBeenCalledWith({ title: 'Long title' });
  });
  it('gives way to an error and goes with its reason', async () => {
    const { user } = await show(<Page save={async () => {}} />);
    await user.type(title(), 'Long title');
    await user.clear(title());
    await user.tab();
    expect(title()).toHaveAccessibleDescription('For search engines Fill in “Title”');
    expect(title()).toBeInvalid();
    await user.type(title(), 'Short');
    expect(title()).toHaveAccessibleDescription('For search engines');
  });
});
