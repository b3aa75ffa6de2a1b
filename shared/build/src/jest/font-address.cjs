// @ts-check
/** Stands for every font: tests draw no letters. */
module.exports = { __esModule: true, default: 'data:font/woff2;base64,d09GMg==' };
