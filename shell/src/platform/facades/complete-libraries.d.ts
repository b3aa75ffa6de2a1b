// The libraries themselves, past the share scope that this shell provides them to. The aliases are in @lintel/build.

declare module 'effector-complete' {
  export * from 'effector';
}
declare module 'effector-react-complete' {
  export * from 'effector-react';
}
declare module 'react-i18next-complete' {
  export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
}
declare module 'styled-components-complete' {
  export { createGlobalStyle, css, default, keyframes } from 'styled-components';
}
