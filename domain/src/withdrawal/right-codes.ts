/** Whether a consumer may withdraw from the purchase of a product; `WITHDRAWAL_RIGHTS` explains each code. */
export const WITHDRAWAL_RIGHT_CODES = ["FREE", "UNSEALED", "PERISHABLE", "MADE_TO_ORDER"] as const;
export type WithdrawalRight = (typeof WITHDRAWAL_RIGHT_CODES)[number];

/** Default of a product without a statement: the right exists. */
export const DEFAULT_WITHDRAWAL_RIGHT: WithdrawalRight = "FREE";
