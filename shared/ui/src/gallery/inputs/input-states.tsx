import { useState } from 'react';
import { Checkbox, Switch } from '../../inputs/checkbox.tsx';
import { Combobox } from '../../inputs/combobox.tsx';
import { NumberField } from '../../inputs/number-field.tsx';
import { PasswordField } from '../../inputs/password-field.tsx';
import { SearchField } from '../../inputs/search-field.tsx';
import { SegmentedControl } from '../../inputs/segmented-control.tsx';
import { Select } from '../../inputs/select.tsx';
import { TextArea } from '../../inputs/text-area.tsx';
import { TextField } from '../../inputs/text-field.tsx';
import { Columns, Example } from '../layout.tsx';

const cities = ['Porto Azul', 'Faro', 'Cádiz'].map((label) => ({ id: label, label }));

/** Every field: empty, with hint, with error, disabled. */
export function InputStates() {
  const [price, setPrice] = useState<number | undefined>(450_000);
  const [words, setWords] = useState('harbour');
  const [city, setCity] = useState('');
  const [text, setText] = useState('Bright corner flat.');
  const [purpose, setPurpose] = useState<'sell' | 'rent'>('sell');
  return (
    <Columns>
      <Example wide name="TextField">
        <TextField label="Name" />
      </Example>
      <Example wide name="TextField: optional, hint">
        <TextField label="Title" hint="What makes it special, in one line" optional />
      </Example>
      <Example wide name="TextField: error">
        <TextField label="Email" defaultValue="sara@" error="Invalid email format" />
      </Example>
      <Example wide name="TextField: warning">
        <TextField
          label="Title for search engines"
          defaultValue="Villa with garden near the harbour"
          warning="Use at most 30 characters"
        />
      </Example>
      <Example wide name="TextField: disabled">
        <TextField label="Account number" defaultValue="0700 900123" disabled />
      </Example>
      <Example wide name="PasswordField">
        <PasswordField
          label="Password"
          hint="At least 6 characters; 12 are better"
          autoComplete="new-password"
        />
      </Example>
      <Example wide name="NumberField">
        <NumberField label="Price" value={price} onValue={setPrice} />
      </Example>
      <Example wide name="SearchField">
        <SearchField label="Search" value={words} onValue={setWords} />
      </Example>
      <Example wide name="Combobox">
        <Combobox
          label="City"
          value={city}
          onValue={setCity}
          onChoose={({ label }) => setCity(label)}
          groups={[{ label: 'Cities', options: cities.filter(({ label }) => label.startsWith(city)) }]}
          resultsText={(count) => `Suggestions: ${count}`}
        />
      </Example>
      <Example wide name="Select">
        <Select
          label="Sort by"
          options={[
            { value: 'new', label: 'Newest first' },
            { value: 'price', label: 'Lowest price' },
            { value: 'none', label: 'Not available', disabled: true },
          ]}
        />
      </Example>
      <Example wide name="TextArea: counter">
        <TextArea
          label="Description"
          limit={30}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Example>
      <Example wide name="Checkbox, Switch">
        <Checkbox label="Pool" defaultChecked />
        <Checkbox label="I accept the terms" error="Fill in “I accept the terms”" />
        <Switch label="Push notices" hint="Takes effect at once" defaultChecked />
        <Switch label="Approximate location" />
      </Example>
      <Example wide name="SegmentedControl">
        <SegmentedControl
          label="Purpose"
          value={purpose}
          onValue={setPurpose}
          options={[
            { value: 'sell', label: 'Buy' },
            { value: 'rent', label: 'Rent' },
          ]}
        />
      </Example>
    </Columns>
  );
}
