// A chunk of its own: the numbering plans of the world are 29 KB.
export { parsePhoneNumberFromString } from 'libphonenumber-js/min';
