import { createTexts } from '@lintel/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Place } from '#geo.ts';
import PlacePicker from './place-picker.tsx';

const chosen: Place[] = [];
const problems: boolean[] = [];
const unreadable: (readonly string[])[] = [];
function Form({ begin }: { begin?: Place }) {
  const [chosenPlace, setPlace] = useState<Place | undefined>(begin ? undefined : [-24, 35.2]);
  return (
    <PlacePicker
      label="Where is it?"
      baseMap={{ kind: 'mvt', sources: [], attribution: '' }}
      place={chosenPlace ?? begin!}
      isChosen={chosenPlace !== undefined}
      onPlace={(next) => {
        chosen.push(next);
        setPlace(next);
      }}
      onProblem={(hasProblem, axes) => {
        problems.push(hasProblem);
        unreadable.push(axes);
      }}
      fieldIds={{ latitude: 'lat', longitude: 'lng' }}
    />
  );
}

beforeAll(async () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  await createTexts({ language: 'en' });
});
beforeEach(() => {
  chosen.splice(0);
  problems.splice(0);
  unreadable.splice(0);
});

describe('the place picker', () => {
  it('takes coordinates as text, with a point or a comma', async () => {
    const user = userEvent.setup();
    render(<Form />);
    const latitude = screen.getByRole('textbox', { name: 'Latitude' });
    await user.clear(latitude);
    await user.type(latitude, '35,5');
    await user.tab();
    expect(chosen.at(-1)).toEqual([-24, 35.5]);
    expect(latitude).toHaveValue('35.5');
  });

  it('marks coordinates outside the globe at the field, keeps the text, and reports it to the form', async () => {
    const user = userEvent.setup();
    render(<Form />);
    const longitude = screen.getByRole('textbox', { name: 'Longitude' });
    await user.clear(longitude);
    await user.type(longitude, '200');
    await user.tab();
    expect(longitude).toHaveValue('200');
    expect(longitude).toBeInvalid();
    expect(longitude).toHaveAccessibleDescription(/between -180 and 180/);
    expect(problems).toEqual([true, false, true]);
    await user.clear(longitude);
    await user.type(longitude, '20');
    expect(longitude).toBeValid();
    expect(problems.at(-1)).toBe(false);
    expect(chosen.at(-1)).toEqual([20, 35.2]);
  });

  it('names the coordinates that cannot be read, at whose fields the form can lead', async () => {
    const user = userEvent.setup();
    render(<Form />);
    const latitude = screen.getByRole('textbox', { name: 'Latitude' });
    const longitude = screen.getByRole('textbox', { name: 'Longitude' });
    expect([latitude.id, longitude.id]).toEqual(['lat', 'lng']);
    await user.clear(latitude);
    await user.clear(longitude);
    expect(unreadable).toEqual([['latitude'], ['latitude', 'longitude']]);
    await user.type(latitude, '3');
    expect(unreadable.at(-1)).toEqual(['longitude']);
  });

  it('states no coordinates before a place is chosen, and takes typed ones once both are there', async () => {
    const user = userEvent.setup();
    render(<Form begin={[0, 20]} />);
    const latitude = screen.getByRole('textbox', { name: 'Latitude' });
    const longitude = screen.getByRole('textbox', { name: 'Longitude' });
    expect([latitude, longitude].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    await user.type(latitude, '35');
    expect(chosen).toEqual([]);
    expect(unreadable.at(-1)).toEqual(['longitude']);
    await user.clear(latitude);
    expect(problems.at(-1)).toBe(false);
    await user.type(latitude, '35');
    await user.type(longitude, '4');
    expect(chosen.at(-1)).toEqual([4, 35]);
    expect(unreadable.at(-1)).toEqual([]);
  });

  it('is a map with a name and with help for keys', () => {
    render(<Form />);
    const map = screen.getByRole('application', { name: 'Where is it?' });
    expect(map).toHaveAccessibleDescription('Arrow keys move the map, plus and minus zoom.');
    expect(map).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
  });
});
