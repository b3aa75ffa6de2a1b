/** The library itself, past the share scope that this shell provides it to. The alias is in @lintel/build. */
declare module 'react-i18next-complete' {
  export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
}
