/** What version 1 calls `format`. @param {number} amount */
export const formatAmount = (amount) => `$ ${amount}`;
