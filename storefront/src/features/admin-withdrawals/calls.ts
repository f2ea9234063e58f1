/** Query key of the lists. */
export const WITHDRAWALS_KEY = ["admin", "withdrawals"];
