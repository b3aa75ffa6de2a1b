/** What a user writes on a bank transfer; known before a transaction exists, since one is made only with its receipt. */
export const transferReference = (userId: number, packageId: number) => `LT-${userId}-${packageId}`;
