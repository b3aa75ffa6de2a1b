// @ts-check
/** Milliseconds that a test or one of its hooks may take. */
module.exports.TEST_TIMEOUT_MS = 60_000;
