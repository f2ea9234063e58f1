import { STORAGE_KEYS } from "@confiserie/domain/cart/cart";
import { PAYMENT_TYPES, type PaymentStatusResponse } from "@confiserie/domain/contract/payment";
import { z } from "zod";
import { readValue, writeItem } from "@/lib/safe-storage";

/** Session storage `lastOrder`; amounts in cents. Source: spec §3 "Stored browser data". */
const lastOrderSchema = z.object({
	orderNumber: z.string().min(1),
	paymentType: z.enum(PAYMENT_TYPES),
	paymentAmount: z.number(),
	remainingAmount: z.number(),
	depositPercentage: z.number().nullable(),
});
export type LastOrder = z.infer<typeof lastOrderSchema>;

/** The order just paid in this tab, or null when there is none or it is unreadable. */
export function readLastOrder(): LastOrder | null {
	return lastOrderSchema.safeParse(readValue("session", STORAGE_KEYS.lastOrder)).data ?? null;
}

/** Written once a payment has succeeded, with exactly the specified fields. */
export function writeLastOrder(paid: Omit<PaymentStatusResponse, "paymentStatus">): void {
	const { orderNumber, paymentType, paymentAmount, remainingAmount, depositPercentage } = paid;
	const order: LastOrder = { orderNumber, paymentType, paymentAmount, remainingAmount, depositPercentage };
	writeItem("session", STORAGE_KEYS.lastOrder, JSON.stringify(order));
}
