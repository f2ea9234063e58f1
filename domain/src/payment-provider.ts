/** Who takes the card: the demonstration, or Stripe. */
export const PAYMENT_PROVIDERS = ["demo", "stripe"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
