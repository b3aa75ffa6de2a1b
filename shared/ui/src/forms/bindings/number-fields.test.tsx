import { screen } from '@testing-library/react';
import { Form } from 'react-final-form';
import { show } from '../../test-page.tsx';
import { ErrorSummary, FormMoneyField, FormNumberField, SubmitButton, submitWith } from '../index.ts';

const press = (name: string) => screen.getByRole('button', { name });

describe('a number of a form', () => {
  function Page({ save }: { save(values: object): Promise<unknown> }) {
    return (
      <Form<object> onSubmit={submitWith(save)}>
        {({ handleSubmit, form }) => (
          <form onSubmit={(event) => void handleSubmit(event)} noValidate>
            <ErrorSummary labels={{ floor: 'Floor', price: 'Price' }} always />
            <FormNumberField name="floor" label="Floor" optional />
            <FormMoneyField name="price" label="Price" symbol="$" optional />
            <button type="button" onClick={() => form.change('floor' as never, 7 as never)}>
              Seven
            </button>
            <SubmitButton>Save</SubmitButton>
          </form>
        )}
      </Form>
    );
  }
  it.each(['Floor', 'Price'])('that cannot be read is not sent as an emptied field: %s', async (label) => {
    const save = jest.fn(async (_values: object) => {});
    const { user } = await show(<Page save={save} />);
    const field = screen.getByRole('textbox', { name: `${label} (optional)` });
    await user.type(field, 'third{Enter}');
    expect(save).not.toHaveBeenCalled();
    expect(field).toHaveValue('third');
    expect(field).toHaveAccessibleDescription(expect.stringMatching(/Enter a number$/));
    expect(screen.getByRole('link', { name: `${label}: Enter a number` })).toBeVisible();
    await user.click(press('Save'));
    expect(save).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, '3');
    expect(field).toBeValid();
    await user.click(press('Save'));
    expect(save).toHaveBeenCalledWith({ [label.toLowerCase()]: 3 });
  });
  it('blocks the form no more once its field is emptied, or gets its value elsewhere', async () => {
    const save = jest.fn(async (_values: object) => {});
    const { user } = await show(<Page save={save} />);
    const floor = screen.getByRole('textbox', { name: 'Floor (optional)' });
    await user.type(floor, 'third');
    await user.clear(floor);
    await user.click(press('Save'));
    expect(save).toHaveBeenLastCalledWith({});
    await user.type(floor, 'third');
    await user.click(press('Seven'));
    expect(floor).toHaveValue('7');
    await user.click(press('Save'));
    expect(save).toHaveBeenLastCalledWith({ floor: 7 });
  });
});
