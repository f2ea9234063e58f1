/** Reasons of a claim. */
export const CLAIM_KINDS = ["MISSING", "DAMAGED", "WRONG_PRODUCT", "DEFECT", "LATE", "OTHER"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What the buyer asks for. */
export const CLAIM_REMEDIES = ["REPLACEMENT", "REFUND", "REPAIR", "OTHER"] as const;
export type ClaimRemedy = (typeof CLAIM_REMEDIES)[number];

/** OPEN waits for the shop, ANSWERED for the buyer; the others are ends. */
export const CLAIM_STATES = ["OPEN", "ANSWERED", "REFUNDED", "REPLACED", "SETTLED", "REFUSED"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Maximum length of a message, and minimum length of a claim's description. */
export const CLAIM_LIMITS = { text: 4000, textLeast: 10, wordsLeast: 3 } as const;
