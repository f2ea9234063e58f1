/** What one payment by card may ask for, in cents: the provider's own limits. Source: Stripe, "minimum and maximum charge amounts". */
export const PAYABLE_CENTS = { minimum: 50, maximum: 99_999_999 } as const;
