/** Pattern of `ilike`; percent signs and underscores of the user are escaped. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
