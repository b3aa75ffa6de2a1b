// @ts-check
// Stub for the long texts of the federation runtime's errors; the code of the error stays and leads to its page.
const noTexts = {};

export {
  noTexts as buildDescMap,
  noTexts as errorDescMap,
  noTexts as runtimeDescMap,
  noTexts as typeDescMap,
};
