module.exports = async () => globalThis.stopTestDatabases?.();
