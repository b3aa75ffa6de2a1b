// What the page uses of styled-components; eager sharing would keep every export. See router-facade.ts.
export { createGlobalStyle, css, default, keyframes } from 'styled-components';
