import { useState } from 'react';
import { DateField } from '../../values/date-field.tsx';
import { MoneyField } from '../../values/money-field.tsx';
import { OtpField } from '../../values/otp-field.tsx';
import { PhoneField } from '../../values/phone-field.tsx';
import { Stepper } from '../../values/stepper.tsx';
import { Columns, Example } from '../layout.tsx';

/** Fields for values that are written in a form of their own. */
export function ValueStates() {
  const [price, setPrice] = useState<number | undefined>(435_000);
  const [rent, setRent] = useState<number | undefined>(1250.5);
  const [phone, setPhone] = useState('+447700900251');
  const [code, setCode] = useState('');
  const [day, setDay] = useState('2026-12-01');
  const [rooms, setRooms] = useState<number | undefined>(3);
  return (
    <Columns>
      <Example wide name="MoneyField">
        <MoneyField label="Price" symbol="$" value={price} onValue={setPrice} />
      </Example>
      <Example wide name="MoneyField: with unit and error">
        <MoneyField
          label="Rent"
          symbol="AED"
          unit="/month"
          value={rent}
          onValue={setRent}
          error="Enter 1,000 or less"
        />
      </Example>
      <Example wide name="PhoneField">
        <PhoneField label="Phone" hint="With country code" value={phone} onValue={setPhone} />
      </Example>
      <Example wide name="OtpField">
        <OtpField label="Code" hint="6 digits" value={code} onValue={setCode} />
      </Example>
      <Example wide name="DateField">
        <DateField label="Available from" min="2026-11-23" value={day} onValue={setDay} />
      </Example>
      <Example name="Stepper: counts">
        <Stepper label="Bedrooms" value={rooms} onValue={setRooms} />
        <Stepper label="Bathrooms" value={undefined} onValue={setRooms} disabled optional />
      </Example>
    </Columns>
  );
}
