/** @param {number} amount */
export const format = (amount) => `$ ${amount}`;
