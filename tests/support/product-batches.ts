import { randomUUID } from "node:crypto";
import {
	type BeginProductBatch,
	type ProductBatch,
	type ProductBatchDetail,
	productBatchDetailSchema,
} from "@confiserie/domain/contract/product-batches";
import { expect } from "vitest";
import { api } from "./api";
import { eventually } from "./ordering";

/** Changes of many products as an administrator asks for them. */
export function productBatchDesk(token: () => string) {
	const post = <Body = ProductBatch>(path: string, body: object) =>
		api<Body>(`/admin/products/${path}`, { method: "POST", token: token(), body });
	const read = async (id: string): Promise<ProductBatchDetail> => {
		const { status, body } = await api(`/admin/products/batches/${id}?size=100`, { token: token() });
		expect(status, JSON.stringify(body)).toBe(200);
		return productBatchDetailSchema.strict().parse(body);
	};
	/** The batch once it has ended. */
	const ended = (id: string) =>
		eventually(
			`the end of batch ${id}`,
			async () => {
				const batch = await read(id);
				return batch.endedAt ? batch : undefined;
			},
			90,
		);
	const begin = <Body = ProductBatch>(
		action: BeginProductBatch["action"],
		selection: BeginProductBatch["selection"],
		requestId: string = randomUUID(),
	) => post<Body>("batches", { requestId, action, selection });
	return {
		begin,
		post,
		read,
		ended,
		/** Begins a batch and waits for its end. */
		async run(action: BeginProductBatch["action"], selection: BeginProductBatch["selection"]) {
			const { status, body } = await begin(action, selection);
			expect(status, JSON.stringify(body)).toBe(202);
			return ended(body.id);
		},
		/** Puts back what a batch did, and waits for the end. */
		async undo(id: string) {
			const { status, body } = await post(`batches/${id}/undo`, { requestId: randomUUID() });
			expect(status, JSON.stringify(body)).toBe(202);
			return ended(body.id);
		},
	};
}
