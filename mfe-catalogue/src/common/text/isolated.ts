/** A title keeps its own direction between the quotation marks of another language (Unicode's isolates). */
export const isolated = (text: string) => `\u2068${text}\u2069`;
