import { z } from "zod";
import { adminOrderDetailSchema } from "./admin-order";
import { orderPaymentsSchema } from "./admin-payments";
import { commercialCodeRowSchema, DEPOSIT_PERMISSIONS } from "./commercial-code";

/** Answer of GET /admin/shop/orders/{engine's id}: the order as the order book knows it, and its page in the back office. */
export const engineOrderSchema = z.object({
	order: adminOrderDetailSchema,
	payments: orderPaymentsSchema,
	backOfficeUrl: z.url(),
});
export type EngineOrder = z.infer<typeof engineOrderSchema>;

/** Answer of GET /admin/shop/customers/{id}: how the account comes to a deposit. */
export const engineCustomerSchema = z.object({
	email: z.string(),
	/** A guest has none, and then neither code nor permission. */
	hasAccount: z.boolean(),
	permission: z.enum(DEPOSIT_PERMISSIONS),
	/** ISO 8601 and e-mail; null while nobody decided anything. */
	changedAt: z.string().nullable(),
	changedBy: z.string().nullable(),
	/** Every code that was issued, the latest first. */
	codes: z.array(commercialCodeRowSchema),
	/** The shop makes its codes under a secret; else every account has its code without one being issued. */
	isSecret: z.boolean(),
});
export type EngineCustomer = z.infer<typeof engineCustomerSchema>;
