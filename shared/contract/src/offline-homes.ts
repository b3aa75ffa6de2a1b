/**
 * Where a page keeps saved homes for times without a network, as a cache of the browser's Cache Storage: the answer of
 * `get_property` under `/api/get_property?slug_id=…`, pictures under their address. The page fills and empties it; the shell's
 * service worker answers from it, only when the network does not.
 */
export const OFFLINE_HOMES_CACHE = 'lintel-kept-homes';
