import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test-page.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { RadioCards } from './radio-cards.tsx';
import { RadioGroup } from './radio-group.tsx';

const reasons = [
  { value: 'spam', label: 'Spam' },
  { value: 'rude', label: 'Rude', hint: 'Insults or threats' },
  { value: 'other', label: 'Other' },
] as const;

function Reasons({ Group = RadioGroup, onBlur }: { Group?: typeof RadioGroup; onBlur?: () => void }) {
  const [value, setValue] = useState<'spam' | 'rude' | 'other'>();
  return (
    <>
      <Group
        label="Reason"
        hint="Choose what fits best"
        error="Choose one of the options"
        options={reasons}
        value={value}
        onValue={setValue}
        onBlur={onBlur}
      />
      <button type="button">Elsewhere</button>
      <output>{value}</output>
    </>
  );
}

describe.each([
  ['RadioGroup', RadioGroup],
  ['RadioCards', RadioCards as typeof RadioGroup],
])('%s', (_name, Group) => {
  it('is a named group with hint and error', async () => {
    await show(<Reasons Group={Group} />);
    const group = screen.getByRole('radiogroup', { name: 'Reason' });
    expect(group).toHaveAccessibleDescription('Choose what fits best Choose one of the options');
    expect(group).toBeInvalid();
  });
  it('has nothing chosen at first, and choices named without their hints', async () => {
    await show(<Reasons Group={Group} />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Rude' })).toHaveAccessibleDescription('Insults or threats');
  });
  it('is entered with Tab and chosen from with the arrow keys', async () => {
    const { user } = await show(<Reasons Group={Group} />);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Spam' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Rude' })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('rude');
  });
  it('reports that it was left when the focus leaves the group, and not before', async () => {
    const onBlur = jest.fn();
    const { user } = await show(<Reasons Group={Group} onBlur={onBlur} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('CheckboxGroup', () => {
  function Facilities({ error }: { error?: string }) {
    const [values, setValues] = useState<('pool' | 'gym' | 'lift')[]>(['lift']);
    return (
      <>
        <CheckboxGroup
          label="Facilities"
          error={error}
          options={[
            { value: 'pool', label: 'Pool' },
            { value: 'gym', label: 'Gym', disabled: true },
            { value: 'lift', label: 'Lift' },
          ]}
          values={values}
          onValues={setValues}
        />
        <output>{values.join()}</output>
      </>
    );
  }
  it('gives what is ticked in the order of the options', async () => {
    const { user } = await show(<Facilities />);
    const group = screen.getByRole('group', { name: 'Facilities' });
    await user.click(within(group).getByRole('checkbox', { name: 'Pool' }));
    expect(screen.getByRole('status')).toHaveTextContent('pool,lift');
    await user.click(within(group).getByRole('checkbox', { name: 'Lift' }));
    expect(screen.getByRole('status')).toHaveTextContent('pool');
    expect(within(group).getByRole('checkbox', { name: 'Gym' })).toBeDisabled();
  });
  it('marks every box of a group with an error as wrong', async () => {
    await show(<Facilities error="Choose at least 2" />);
    expect(screen.getByRole('group', { name: 'Facilities' })).toHaveAccessibleDescription(
      'Choose at least 2',
    );
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid();
  });
});
