import { focusField } from './index.ts';

const page = (html: string) => {
  document.body.innerHTML = `<form>${html}</form><button id="beside">Beside</button>`;
};
const focused = () => document.activeElement?.id;
afterEach(() => page(''));

it('the focus goes to the control of a field', () => {
  page('<input id="other" /><input id="field-price" />');
  focusField('price');
  expect(focused()).toBe('field-price');
});

it('the focus goes to the first control of a group whose fields have paths below its own', () => {
  page('<p id="field-units[0].title-hint"></p><input id="field-units[0].title" />');
  focusField('units');
  expect(focused()).toBe('field-units[0].title');
  page('<input id="field-distances.f4.place" />');
  focusField('distances.f4');
  expect(focused()).toBe('field-distances.f4.place');
});

it('of a control that is off, as that of a full list, the focus goes to what is beside it in the form', () => {
  page(
    '<input id="title" /><div><div><input id="field-photos" disabled /></div><button id="remove"></button></div>',
  );
  focusField('photos');
  expect(focused()).toBe('remove');
  page('<input id="field-photos" disabled />');
  focusField('photos');
  expect(document.activeElement).toBe(document.body);
});
