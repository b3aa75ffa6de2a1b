/** Configuration of the identity service in the document. */
export interface IdentityConfig {
  apiKey: string;
  projectId: string;
  authDomain?: string;
  appId?: string;
  /** The service is the sandbox on this page's own origin. */
  local: boolean;
}

const ELEMENT_ID = 'lintel-identity';
/** The SDK wants a domain for the window of accounts; the sandbox's own address is used in its place. */
const onThisMachine: IdentityConfig = {
  apiKey: 'local',
  projectId: 'lintel-local',
  authDomain: 'localhost',
  local: true,
};

/** Whether the page may run the vendor's scripts, without which its window of Google and its text messages do not work. */
export function runsVendorScripts(page: Document = document): boolean {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return true;
  const { local, hasScripts } = JSON.parse(text) as { local?: boolean; hasScripts?: boolean };
  return local === true || hasScripts === true;
}

/**
 * Reads `<script type="application/json" id="lintel-identity">`, which a production site carries; without it the sandbox
 * of this origin is meant.
 */
export function readIdentityConfig(page: Document = document): IdentityConfig {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return onThisMachine;
  const given = JSON.parse(text) as Partial<IdentityConfig>;
  if (!given.apiKey || !given.projectId) throw new Error(`#${ELEMENT_ID} needs apiKey and projectId`);
  return { ...given, apiKey: given.apiKey, projectId: given.projectId, local: given.local === true };
}
