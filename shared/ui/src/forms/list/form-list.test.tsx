import type { ApiError } from '@lintel/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { Form } from 'react-final-form';
import { array, object, string } from 'yup';
import { show } from '../../test-page.tsx';
import {
  arrayMutators,
  ErrorSummary,
  FormList,
  FormTextField,
  SubmitButton,
  submitWith,
  validateWith,
} from '../index.ts';

const validate = validateWith(
  object({ plans: array(object({ title: string().required() })).min(1), price: string() }),
);

interface PageProps {
  plans?: { title: string }[];
  save?(values: object): Promise<unknown>;
  fillFirst?: boolean;
}

function Page({ plans = [], save = async () => {}, fillFirst }: PageProps) {
  return (
    <Form<object>
      onSubmit={submitWith(save, { names: { floors: 'plans', price_from: 'price' } })}
      validate={validate}
      initialValues={{ plans }}
      mutators={{ ...arrayMutators }}
    >
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <ErrorSummary labels={{}} always />
          <FormList
            name="plans"
            itemName={(number) => `Plan ${number}`}
            addLabel="Add a plan"
            newItem={() => ({ title: '' })}
            fillFirst={fillFirst}
            limit={3}
          >
            {(item) => <FormTextField name={`${item}.title`} label="Title" />}
          </FormList>
          <FormTextField name="price" label="Price" />
          <SubmitButton>Save</SubmitButton>
        </form>
      )}
    </Form>
  );
}
const titles = () => screen.getAllByRole('textbox', { name: 'Title' });
const values = () => titles().map((field) => (field as HTMLInputElement).value);
const press = (name: string) => screen.getByRole('button', { name });
const announced = (text: string) =>
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
const abc = ['A', 'B', 'C'].map((title) => ({ title }));

describe('FormList', () => {
  it('adds an item, announces it and goes on in its first field', async () => {
    const { user } = await show(<Page plans={abc.slice(0, 1)} />);
    await user.click(press('Add a plan'));
    expect(values()).toEqual(['A', '']);
    expect(titles()[1]).toHaveFocus();
    expect(within(screen.getByRole('group', { name: 'Plan 2' })).getByRole('textbox')).toHaveFocus();
    announced('Plan 2 added');
  });
  it('removes the item that was meant and goes on at the button', async () => {
    const { user } = await show(<Page plans={abc} />);
    await user.click(press('Remove Plan 2'));
    expect(values()).toEqual(['A', 'C']);
    expect(press('Add a plan')).toHaveFocus();
    announced('Plan 2 removed');
  });
  it('moves items with what the browser keeps of them: the field and the focus', async () => {
    const { user } = await show(<Page plans={abc} />);
    const field = titles()[0];
    await user.click(press('Move Plan 1 down'));
    expect(values()).toEqual(['B', 'A', 'C']);
    expect(titles()[1]).toBe(field);
    expect(press('Move Plan 2 down')).toHaveFocus();
    announced('Plan 1 is now number 2');
    await user.click(press('Move Plan 1 up'));
    expect(values()).toEqual(['B', 'A', 'C']);
  });
  it('adds no second item before the first is right, where the form wants that', async () => {
    const { user } = await show(<Page fillFirst />);
    await user.click(press('Add a plan'));
    await user.click(press('Add a plan'));
    expect(titles()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Fill in Plan 1 first');
    expect(titles()[0]).toHaveFocus();
    expect(titles()[0]).toHaveAccessibleDescription('Fill in “Title”');
    await user.type(titles()[0]!, 'Ground floor');
    await user.click(press('Add a plan'));
    expect(titles()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('stops at its limit', async () => {
    await show(<Page plans={abc} />);
    expect(press('Add a plan')).toBeDisabled();
  });
  it('shows what is wrong with the list as a whole, and links to it', async () => {
    const { user } = await show(<Page />);
    await user.click(press('Save'));
    await user.click(screen.getByRole('link', { name: 'Choose at least 1' }));
    expect(press('Add a plan')).toHaveFocus();
  });
});

describe('a message of the back end about a field', () => {
  const refusal = (fields: Record<string, string>): ApiError => ({
    kind: 'rejected',
    retryable: false,
    fields,
  });

  it('stands at that field, also inside of a list and under another name', async () => {
    const fields = { 'floors.1.title': 'Already used', price_from: 'Too low' };
    const { user } = await show(<Page plans={abc} save={() => Promise.reject(refusal(fields))} />);
    await user.click(press('Save'));
    await waitFor(() => expect(titles()[1]).toHaveAccessibleDescription('Already used'));
    expect(titles()[0]).toBeValid();
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('Too low');
    await user.click(screen.getByRole('link', { name: 'Already used' }));
    expect(titles()[1]).toHaveFocus();
  });
  it('about a list and about one of its items is shown at both', async () => {
    const fields = { plans: 'Two plans overlap', 'plans.2.title': 'Too long' };
    const { user } = await show(<Page plans={abc} save={() => Promise.reject(refusal(fields))} />);
    await user.click(press('Save'));
    await waitFor(() => expect(titles()[2]).toHaveAccessibleDescription('Too long'));
    expect(screen.getAllByText('Two plans overlap')).toHaveLength(2);
  });
});
