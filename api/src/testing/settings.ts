/** The day on which the demo world of the tests was made; their clock starts there. */
export const DEMO_DAY = new Date('2026-11-21T12:00:00Z');
export const TEMPLATE = 'lintel_template';
/** Environment variable with the socket folder of the run's server. */
export const TEST_DATABASES = 'LINTEL_TEST_DATABASES';
