/** The day on which the demo world of the tests was made; their clock starts there. */
export const DEMO_DAY = new Date('2026-11-21T12:00:00Z');
export const TEMPLATE = 'lintel_template';
/** Environment variable with the address of the run's server, as a URL without database. */
export const TEST_DATABASES = 'LINTEL_TEST_DATABASES';
/** Environment variable with the address of a pooler in front of that server, if there is one. */
export const TEST_POOLER = 'LINTEL_TEST_POOLER';
/** Environment variable with the folder of the run's PGlite. */
export const TEST_FOLDER = 'LINTEL_TEST_FOLDER';

/** How to reach a database of the run's server. */
export function addressOf(server: string, database: string) {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return { connectionString: url.toString() };
}
/** Environment variable with the addresses of OpenSearch, if the run has one. */
export const TEST_SEARCH = 'LINTEL_TEST_SEARCH';
/** Environment variable with the address of the carrier of events, if the run has one. */
export const TEST_EVENTS = 'LINTEL_TEST_EVENTS';
