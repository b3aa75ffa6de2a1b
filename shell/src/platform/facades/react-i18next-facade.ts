// What the page uses of react-i18next; without the <Trans> machinery it is a third of the size. See router-facade.ts.
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
