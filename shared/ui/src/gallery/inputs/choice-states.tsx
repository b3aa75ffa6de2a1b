import { useState } from 'react';
import { CheckboxGroup } from '../../choices/checkbox-group.tsx';
import { MultiSelect } from '../../choices/multi-select.tsx';
import { RadioCards } from '../../choices/radio-cards.tsx';
import { RadioGroup } from '../../choices/radio-group.tsx';
import { TagInput } from '../../choices/tag-input.tsx';
import { documentIcon, walletIcon } from '../../icons/frame-shapes.ts';
import { Columns, Example, Examples } from '../layout.tsx';

const reasons = [
  { value: 'fraud', label: 'Fraud or scam', hint: 'Asks for money before a viewing' },
  { value: 'gone', label: 'No longer available' },
  { value: 'other', label: 'Something else' },
  { value: 'none', label: 'Not available here', disabled: true },
] as const;
const facilities = ['Pool', 'Gym', 'Lift', 'Garden', 'Parking'].map((label) => ({ value: label, label }));
const cities = ['Porto Azul', 'Málaga', 'Faro', 'Cádiz'].map((label) => ({ id: label, label }));

/** Fields with one or several of a number of choices. */
export function ChoiceStates() {
  const [reason, setReason] = useState<'fraud' | 'gone' | 'other' | 'none'>();
  const [way, setWay] = useState<'card' | 'transfer' | 'cash'>('card');
  const [ticked, setTicked] = useState(['Lift']);
  const [places, setPlaces] = useState(['Faro', 'Cádiz']);
  const [tags, setTags] = useState(['sea view', 'quiet']);
  return (
    <Examples>
      <Example wide name="RadioCards">
        <RadioCards
          label="How would you like to pay?"
          hint="You can change this until you confirm"
          value={way}
          onValue={setWay}
          options={[
            { value: 'card', label: 'Card', hint: 'Active at once', icon: walletIcon, aside: '$49' },
            {
              value: 'transfer',
              label: 'Bank transfer',
              hint: 'One to two days',
              icon: documentIcon,
              aside: '$49',
            },
            { value: 'cash', label: 'Cash', hint: 'Not in this country', disabled: true },
          ]}
        />
      </Example>
      <Columns>
        <Example wide name="Radio, RadioGroup">
          <RadioGroup label="Reason" options={reasons} value={reason} onValue={setReason} />
        </Example>
        <Example wide name="RadioGroup: error">
          <RadioGroup
            label="Reason"
            options={reasons.slice(1, 3)}
            value={undefined}
            onValue={setReason}
            error="Choose one of the options"
          />
        </Example>
        <Example wide name="CheckboxGroup">
          <CheckboxGroup
            label="Facilities"
            columnWidth="8rem"
            hint="Everything that the home has"
            options={facilities}
            values={ticked}
            onValues={setTicked}
          />
        </Example>
        <Example wide name="MultiSelect">
          <MultiSelect label="Cities" options={cities} values={places} onValues={setPlaces} />
        </Example>
        <Example wide name="TagInput">
          <TagInput label="Keywords" hint="At most 10" limit={10} values={tags} onValues={setTags} />
        </Example>
        <Example wide name="TagInput: full, error">
          <TagInput
            label="Keywords"
            limit={2}
            values={tags.slice(0, 2)}
            onValues={setTags}
            error="Choose at most 2"
          />
        </Example>
      </Columns>
    </Examples>
  );
}
