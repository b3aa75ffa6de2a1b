// @ts-check
// Stub for axios' fetch adapter: the page talks through XMLHttpRequest.
export const getFetch = () => null;
export default null;
