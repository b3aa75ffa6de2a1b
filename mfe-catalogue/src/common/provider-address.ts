/** The provider of the site as an agent; its name in the address is not read. Home has no link to it before its lower sections. */
export const providerAddress = '/agent-details/provider?is_admin=1';
