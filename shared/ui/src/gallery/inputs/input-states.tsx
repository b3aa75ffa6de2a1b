import { useState } from 'react';
import { Checkbox, Switch } from '../../inputs/checkbox.tsx';
import { NumberField } from '../../inputs/number-field.tsx';
import { PasswordField } from '../../inputs/password-field.tsx';
import { SearchField } from '../../inputs/search-field.tsx';
import { SegmentedControl } from '../../inputs/segmented-control.tsx';
import { Select } from '../../inputs/select.tsx';
import { TextArea } from '../../inputs/text-area.tsx';
import { TextField } from '../../inputs/text-field.tsx';
import { Columns } from '../layout.tsx';

/** Every field: empty, with hint, with error, disabled. */
export function InputStates() {
  const [price, setPrice] = useState<number | undefined>(450_000);
  const [words, setWords] = useState('harbour');
  const [text, setText] = useState('Bright corner flat.');
  const [purpose, setPurpose] = useState<'sell' | 'rent'>('sell');
  return (
    <Columns>
      <TextField label="Name" />
      <TextField label="Title" hint="What makes it special, in one line" optional />
      <TextField label="Email" defaultValue="nobody" error="Invalid email format" />
      <TextField label="Account number" defaultValue="0700 900123" disabled />
      <PasswordField
        label="Password"
        hint="At least 6 characters; 12 are better"
        autoComplete="new-password"
      />
      <NumberField label="Price" value={price} onValue={setPrice} />
      <SearchField label="Search" value={words} onValue={setWords} />
      <Select
        label="Sort by"
        options={[
          { value: 'new', label: 'Newest first' },
          { value: 'price', label: 'Lowest price' },
          { value: 'none', label: 'Not available', disabled: true },
        ]}
      />
      <TextArea
        label="Description"
        limit={30}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Checkbox label="Pool" defaultChecked />
        <Checkbox label="I accept the terms" error="Fill in this field" />
        <Switch label="Push notices" hint="Takes effect at once" defaultChecked />
        <Switch label="Approximate location" />
      </div>
      <div>
        <SegmentedControl
          label="Purpose"
          value={purpose}
          onValue={setPurpose}
          options={[
            { value: 'sell', label: 'Buy' },
            { value: 'rent', label: 'Rent' },
          ]}
        />
      </div>
    </Columns>
  );
}
