import {
	type OrderPayments,
	orderPaymentsSchema,
	type RefundRequest,
	type TransferRequest,
} from "@confiserie/domain/contract/admin-payments";
import { type BalanceLink, balanceLinkSchema } from "@confiserie/domain/contract/balance";
import {
	type LineRefundChoice,
	type LineRefundPreview,
	type LineRefundRequest,
	lineRefundPreviewSchema,
} from "@confiserie/domain/contract/line-refund";
import { api } from "@/lib/api";

const at = (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}`;
const once = (key: string) => ({ headers: { "idempotency-key": key } });

/** GET /admin/orders/{id}/payments: an order's money. */
export function callPayments(orderId: string, signal: AbortSignal): Promise<OrderPayments> {
	return api.get(`${at(orderId)}/payments`, orderPaymentsSchema, { signal });
}

/** POST /admin/orders/{id}/refunds. `key` makes a repeat of the same request harmless. */
export function callRefund(orderId: string, body: RefundRequest, key: string): Promise<OrderPayments> {
	return api.post(`${at(orderId)}/refunds`, body, orderPaymentsSchema, once(key));
}

/** POST /admin/orders/{id}/line-refunds/preview: the amounts of these lines; without lines, what can be refunded. */
export function callLineRefundPreview(
	orderId: string,
	choice: LineRefundChoice,
	signal: AbortSignal,
): Promise<LineRefundPreview> {
	return api.post(`${at(orderId)}/line-refunds/preview`, choice, lineRefundPreviewSchema, { signal });
}

/** POST /admin/orders/{id}/line-refunds. `key` makes a repeat of the same request harmless. */
export function callLineRefund(orderId: string, body: LineRefundRequest, key: string): Promise<OrderPayments> {
	return api.post(`${at(orderId)}/line-refunds`, body, orderPaymentsSchema, once(key));
}

/** POST /admin/orders/{id}/transfers. `key` makes a repeat of the same request harmless. */
export function callTransfer(orderId: string, body: TransferRequest, key: string): Promise<OrderPayments> {
	return api.post(`${at(orderId)}/transfers`, body, orderPaymentsSchema, once(key));
}

/** POST /admin/orders/{id}/balance-link: a link by which the balance can be paid without account; `send` e-mails it. */
export function callBalanceLink(orderId: string, send: boolean): Promise<BalanceLink> {
	return api.post(`${at(orderId)}/balance-link`, { send }, balanceLinkSchema);
}
