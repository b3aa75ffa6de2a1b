// What the page uses of i18next: its one instance. See router-facade.ts.
export { default } from 'i18next';
