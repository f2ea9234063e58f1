import { afterAll, describe, expect, test } from "vitest";
import { checkBoot } from "../../backend/src/modules/ordering/boot-check";
import { openOrderBook } from "../support/order-book";

const { book, close } = openOrderBook();
afterAll(close);

const demo = { paymentsMode: "demo", production: false, publicUrls: ["http://localhost:3000"] } as const;

/** What the boot says of a database with these changes. Either way it ends in an error, which undoes them. */
function bootAfter(change: string): Promise<void> {
	return book.pool.transaction(async (sql) => {
		await sql.raw(change);
		await checkBoot(sql, demo);
		throw new Error("The boot accepted this database.");
	});
}

describe("the order book refuses to start", () => {
	test("on a database of another payments mode", async () => {
		await checkBoot(book.pool, demo);
		await expect(checkBoot(book.pool, { ...demo, paymentsMode: "stripe" })).rejects.toThrow(
			"This database belongs to PAYMENTS_MODE=demo, not stripe.",
		);
	});

	test("when the engine's inventory is not what it writes", async () => {
		await expect(bootAfter("alter table reservation_item rename column raw_quantity to raw_amount")).rejects.toThrow(
			"reservation_item.raw_quantity is missing, not jsonb",
		);
	});

	test("without the trigger that guards the stock, or with it switched off", async () => {
		const missing = "The trigger reservation_within_stock is missing";
		await expect(bootAfter("drop trigger reservation_within_stock on reservation_item")).rejects.toThrow(missing);
		const off = "alter table reservation_item disable trigger reservation_within_stock";
		await expect(bootAfter(off)).rejects.toThrow(missing);
	});
});
