/** An order on account that the company's credit does not cover. */
export const OF_CREDIT = ["CREDIT_NOT_GRANTED", "CREDIT_BLOCKED", "CREDIT_LIMIT_EXCEEDED"] as const;

/** A payment or refund, asked for once, while another may be under way. */
export const OF_MONEY = ["IDEMPOTENCY_CONFLICT", "PAYMENT_IN_PROGRESS", "PAYMENT_UNAVAILABLE"] as const;
