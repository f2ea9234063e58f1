import type { StatusMail, statusMailRequestSchema } from "@confiserie/domain/contract/admin-order";
import { isDelivered, isShipped } from "@confiserie/domain/orders/order-status";
import type { z } from "@medusajs/framework/zod";
import type { MailService } from "../../foundations/mail";
import { findOrder, type OrderContext, statusMailOf } from "../orders";
import { trackingChange } from "./change-tracking";

interface Asked {
	idOrNumber: string;
	request: z.output<typeof statusMailRequestSchema>;
}

/**
 * The mail that `changeStatus` would send for such a change. None where the status stays, unless what is on its way gets another
 * number. @throws ApiFailure ORDER_NOT_FOUND
 */
export async function previewStatusMail(context: OrderContext, mail: MailService, asked: Asked): Promise<StatusMail> {
	const order = await findOrder(context.pool, asked.idOrNumber, null);
	const { status, tracking } = asked.request;
	const columns = trackingChange(order, tracking)?.columns;
	const hasNewTracking = columns?.trackingNumber && isShipped(status) && !isDelivered(status);
	if (status === order.status && !hasNewTracking) return { mail: null };
	const wanted = await statusMailOf(context.pool, { ...order, ...columns, status });
	return { mail: wanted && { to: wanted.to, ...(await mail.preview(wanted)) } };
}
