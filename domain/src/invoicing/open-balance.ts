import type { BillingDocument } from "./billing-document";

/** Whether a billing document asks for money that a transfer can bring: something is due, and the shop has an account. */
export const isByTransfer = ({ dueCents, seller }: Pick<BillingDocument, "dueCents" | "seller">): boolean =>
	dueCents > 0 && seller.iban !== null;
