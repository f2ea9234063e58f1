import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { LineRefundPreview } from "@confiserie/domain/contract/line-refund";
import type { WithdrawalPage } from "@confiserie/domain/contract/withdrawals";
import { type ApiResponse, api } from "./api";

interface Boxes {
	lineId: string;
	boxes: number;
}

/** What staff and customer do with the goods of an order. Each returns the response, whatever it is. */
export function goodsOf(admin: string, orderNumber: string) {
	const at = `/admin/orders/${orderNumber}`;
	const post = <Body = AdminOrderDetail & ApiError>(path: string, body: object): Promise<ApiResponse<Body>> =>
		api<Body>(`${at}/${path}`, { token: admin, body, headers: { "Idempotency-Key": randomUUID() } });
	const preview = (lines: (Boxes & { restock?: boolean })[], shipping = false) =>
		post<LineRefundPreview & ApiError>("line-refunds/preview", { lines, shipping });
	return {
		read: async () => (await api<AdminOrderDetail>(at, { token: admin })).body,
		preview,
		/** All that is here without lines. */
		ship: (lines?: Boxes[]) => post("shipments", { notifyCustomer: false, ...(lines && { lines }) }),
		receive: (line: Boxes, disposition: "RESTOCK" | "LOSS") =>
			post("returns", { lines: [{ ...line, disposition }], reason: "Refusé" }),
		async refund(lines: (Boxes & { restock?: boolean })[], shipping = false) {
			const { body } = await preview(lines, shipping);
			const { fingerprint = "refused" } = body;
			return post("line-refunds", { lines, shipping, reason: "Rupture", fingerprint });
		},
		move: (status: AdminOrderDetail["status"]) =>
			api<AdminOrderDetail & ApiError>(`${at}/status`, {
				method: "PATCH",
				token: admin,
				body: { status, notifyCustomer: false },
			}),
		withdraw: (email: string, line: Boxes) =>
			api<{ id: string } & ApiError>("/withdrawals", {
				body: { requestId: randomUUID(), orderNumber, email, name: "Camille Martin", lines: [line] },
			}),
		/** The withdrawal of the order that waits for a decision. */
		waiting: async () =>
			(await api<WithdrawalPage>("/admin/withdrawals", { token: admin })).body.content.find(
				(one) => one.orderNumber === orderNumber,
			),
		decide: (id: string, body: object) => api<ApiError>(`/admin/withdrawals/${id}/decision`, { token: admin, body }),
	};
}
