/** Whether a consumer may withdraw from the purchase of a product; what each means tells `WITHDRAWAL_RIGHTS`. */
export const WITHDRAWAL_RIGHT_CODES = ["FREE", "UNSEALED", "PERISHABLE", "MADE_TO_ORDER"] as const;
export type WithdrawalRight = (typeof WITHDRAWAL_RIGHT_CODES)[number];

/** What holds of a product whose merchant says nothing: the right exists. */
export const DEFAULT_WITHDRAWAL_RIGHT: WithdrawalRight = "FREE";
