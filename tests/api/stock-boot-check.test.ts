import { afterAll, describe, expect, test } from "vitest";
import { checkBoot } from "../../backend/src/modules/medusa/order-service/boot-check";
import { registerCustomer } from "../support/api";
import { openOrderContext } from "../support/order-context";
import { checkout, newProduct } from "../support/ordering";

const { context, close } = openOrderContext();
afterAll(close);

const demo = { paymentsMode: "demo", production: false, publicUrls: ["http://localhost:3000"] } as const;

/** What the boot says of a database with these changes. Either way it ends in an error, which undoes them. */
function bootAfter(change: string): Promise<void> {
	return context.pool.transaction(async (sql) => {
		await sql.raw(change);
		await checkBoot(sql, demo);
		throw new Error("The boot accepted this database.");
	});
}

describe("the order book refuses to start", () => {
	const live = { ...demo, paymentsMode: "stripe", stripe: { secretKey: "sk_live_1" } } as const;
	const withTestKeys = { ...live, stripe: { secretKey: "sk_test_1" } } as const;

	test("on a database that holds payments of another mode", async () => {
		await checkout((await registerCustomer()).token, [{ product: await newProduct(), boxes: 1 }]);
		await checkBoot(context.pool, demo);
		await expect(checkBoot(context.pool, live)).rejects.toThrow(
			"This database holds payments of PAYMENTS_MODE=demo, not of stripe.",
		);
	});

	test("with live keys on a database that holds test payments, and the contrary; without payments the mode may change", async () => {
		const attempt = context.pool.transaction(async (sql) => {
			await sql.raw("create temporary table saved on commit drop as select * from payment_attempt limit 1");
			await sql.raw("truncate payment_attempt cascade");
			await checkBoot(sql, live);
			await checkBoot(sql, withTestKeys);
			await sql.raw("insert into payment_attempt select * from saved");
			await checkBoot(sql, withTestKeys);
			await checkBoot(sql, live);
		});
		await expect(attempt).rejects.toThrow("holds payments of PAYMENTS_MODE=stripe with test keys, not of stripe.");
	});

	test("when Medusa's inventory is not what it writes", async () => {
		await expect(bootAfter("alter table reservation_item rename column raw_quantity to raw_amount")).rejects.toThrow(
			"reservation_item.raw_quantity is missing, not jsonb",
		);
	});

	test("when anything else that its statements name is missing in Medusa, with a line for each", async () => {
		const changes = [
			'alter table "order" rename column custom_display_id to shown_id',
			"alter table refund alter column note type varchar",
			'drop index "IDX_provider_identity_provider_entity_id"',
			"drop trigger product_packaging_renamed on product",
		];
		await expect(bootAfter(changes.join(";"))).rejects.toThrow(
			[
				"The engine's order.custom_display_id is missing, not text.",
				"The engine's refund.note is varchar, not text.",
				"The engine's unique key provider_identity (entity_id, provider) is missing.",
				"The engine's unique key order (custom_display_id) is missing.",
				"The trigger product_packaging_renamed is missing on product.",
			].join("\n"),
		);
	});

	test("without the trigger that guards the stock, or with it switched off", async () => {
		const missing = "The trigger reservation_within_stock is missing";
		await expect(bootAfter("drop trigger reservation_within_stock on reservation_item")).rejects.toThrow(missing);
		const off = "alter table reservation_item disable trigger reservation_within_stock";
		await expect(bootAfter(off)).rejects.toThrow(missing);
	});
});
