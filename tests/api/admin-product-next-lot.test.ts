import { randomUUID } from "node:crypto";
import type { LotPage, Receipt } from "@confiserie/domain/contract/lots";
import type { Product } from "@confiserie/domain/contract/product";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { eventually } from "../support/ordering";
import { makeProduct } from "../support/products";

const TODAY = dayOf(new Date());
const SOON = daysLater(TODAY, 20);

test("the product's page names the date of the lot that leaves next, and is stale once another does", async () => {
	const token = await adminToken();
	const { id } = await makeProduct(token, { stock: 1 });
	/** A response is up to a second old. */
	const shows = (date: string | undefined) =>
		eventually(`${date} on the product's page`, async () => {
			const { status, body } = await api<Product>(`/products/${id}`);
			return (status === 200 && body.nextLotDate === date) || undefined;
		});
	const changes = async () =>
		(await db().query("select tag from public_change where tag = $1", [`product:${id}`])).rowCount ?? 0;
	const receive = async (lot: string, expiresOn: string, durability: string) => {
		const body = { key: randomUUID(), productId: id, lot, expiresOn, durability, boxes: 10, receivedOn: TODAY };
		return (await api<Receipt>("/admin/receipts", { token, body })).body.lotId;
	};
	const unsafe = await receive("UNSAFE", TODAY, "USE_BY");
	await receive("NEXT", SOON, "BEST_BEFORE");
	// What was there without a lot leaves first, and nothing is known of its date.
	await shows(undefined);
	const { body: lots } = await api<LotPage>(`/admin/lots?productId=${id}`, { token });
	const before = await changes();
	const lines = [{ lotId: lots.content[0]?.id, boxes: 0, previousBoxes: 1 }];
	const count = { key: randomUUID(), lines, reason: "Casse" };
	expect((await api("/admin/stock-counts", { token, body: count })).status).toBe(201);
	expect(await changes()).toBeGreaterThan(before);
	await shows(TODAY);
	await db().query("update lot set expires_on = expires_on - 1 where id = $1", [unsafe]);
	await shows(SOON);
});
