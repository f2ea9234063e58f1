import type { AdminProduct, AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { expect } from "vitest";
import { api, db } from "./api";
import { suiteShop } from "./context";
import { eventually } from "./ordering";
import { upload } from "./upload";

/** What an administrator does with catalogue files; `token` gives the one of their session. */
export function catalogueExchange(token: () => string) {
	return {
		/** Sends a file and waits until it has been dealt with, whatever the outcome. */
		async send(content: string | Uint8Array, { dryRun = false } = {}): Promise<ImportRun> {
			const path = `/admin/products/import${dryRun ? "?dryRun=true" : ""}`;
			const file = { content, name: "été.csv" };
			const { status, body } = await upload<ImportRun & ApiError>(path, "file", file, token());
			if (status === 400) return body.current as ImportRun;
			expect([200, 202]).toContain(status);
			return eventually("the import's end", async () => {
				const job = (await api<ImportRun>(`/admin/products/import/${body.id}`, { token: token() })).body;
				return job.state === "RUNNING" ? undefined : job;
			});
		},
		async byReference(reference: string): Promise<AdminProduct | undefined> {
			const page = await api<AdminProductPage>(`/admin/products?query=${reference}`, { token: token() });
			const id = page.body.content.find((item) => item.reference === reference)?.id;
			return id ? (await api<AdminProduct>(`/admin/products/${id}`, { token: token() })).body : undefined;
		},
		/** The catalogue as a file, byte for byte, and the header that names it. */
		async exported(): Promise<{ bytes: Buffer; name: string | null }> {
			const response = await fetch(`${suiteShop().backend}/api/admin/products/export`, {
				headers: { authorization: `Bearer ${token()}` },
			});
			expect(response.status).toBe(200);
			return { bytes: Buffer.from(await response.arrayBuffer()), name: response.headers.get("content-disposition") };
		},
	};
}

/** What the tables of products hold: an import that is refused changes nothing of it. */
export async function contents(): Promise<unknown> {
	const { rows } = await db().query(
		`SELECT (SELECT count(*)::int FROM product WHERE deleted_at IS NULL) AS products,
			(SELECT count(*)::int FROM price WHERE deleted_at IS NULL AND price_list_id IS NULL) AS prices,
			(SELECT md5(string_agg(packaging::text, '' ORDER BY id)) FROM product_packaging packaging WHERE deleted_at IS NULL) AS packaging,
			(SELECT md5(string_agg(inventory_item_id || stocked_quantity, '' ORDER BY id)) FROM inventory_level
				WHERE inventory_item_id NOT IN (SELECT inventory_item_id FROM order_book_line)) AS stock`,
	);
	return rows[0];
}

let numbers = Date.now() % 10_000_000;
/** A number for `cellsOf` that no product of this file has. */
export const nextNumber = () => ++numbers;
