import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Order } from "@confiserie/domain/contract/order";
import { afterAll, expect, test } from "vitest";
import { readInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";
import { BACKEND } from "../../scripts/lib/paths";
import { migrateDatabase, runShopCommand } from "../../scripts/lib/shop";
import { api, login, registerCustomer, type TestCustomer } from "../support/api";
import { testBackend } from "../support/backend";
import { PASSPHRASE, temporaryFolders } from "../support/backups";
import { suiteShop, useShop } from "../support/context";
import { openPool } from "../support/order-context";
import { checkout, eventually, newProduct, payByCard, type TestProduct } from "../support/ordering";
import { databaseBeside, testEnvironment } from "../support/template";

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
	for (const close of closing.reverse()) await close();
});

/** Orders and pays until stopped. Returns the numbers of the orders that were acknowledged as paid, in their order. */
async function orderUntil(isOver: () => boolean, { token }: TestCustomer, product: TestProduct, paid: string[]) {
	while (!isOver()) {
		const { clientSecret, orderNumber } = await checkout(token, [{ product, boxes: 1 }]);
		const { status } = await payByCard(token, clientSecret);
		expect(status).toBe(200);
		paid.push(orderNumber);
	}
}

test("a backup taken while orders are placed opens the same shop elsewhere, which takes an order", {
	timeout: 600_000,
}, async () => {
	const folders = await temporaryFolders();
	closing.push(folders.remove);
	// A shop of this file's own: what earlier files of the suite broke on purpose would be in the backup.
	const saved = await databaseBeside(suiteShop().databaseUrl);
	closing.push(saved.drop);
	const source = { databaseUrl: saved.url, uploads: join(folders.root, "here", "uploads") };
	await cp(join(BACKEND, "catalogue/images"), join(source.uploads, "demo"), { recursive: true });
	const open = await testBackend("test-saved", saved.url, { UPLOADS_DIR: source.uploads });
	const opened = open.launch();
	closing.push(() => opened.service.stop());
	await opened.healthy;
	useShop({ backend: open.backend, databaseUrl: saved.url, storefront: "" });
	const backups = { BACKUP_DIR: folders.backups.address, BACKUP_PASSPHRASE: PASSPHRASE };
	const environment = (databaseUrl: string, uploads: string) => ({
		...testEnvironment(databaseUrl, 9200, 3200),
		NODE_ENV: "development",
		UPLOADS_DIR: uploads,
		...backups,
	});
	const product = await newProduct();
	const customers = await Promise.all(Array.from({ length: 4 }, () => registerCustomer()));

	// Under orders.
	let isOver = false;
	const paid: string[] = [];
	const ordering = customers.map((customer) => orderUntil(() => isOver, customer, product, paid));
	await eventually("orders are being paid", async () => paid.length >= 8 || undefined);
	const before = [...paid];
	expect(await runShopCommand(environment(source.databaseUrl, source.uploads), ["backup"])).toBe(0);
	isOver = true;
	await Promise.all(ordering);
	expect(paid.length).toBeGreaterThan(before.length);

	// Elsewhere: an empty database that the migrations made, an empty folder.
	const database = await databaseBeside(source.databaseUrl, "template1");
	closing.push(database.drop);
	const uploads = join(folders.root, "elsewhere", "uploads");
	const there = environment(database.url, uploads);
	await migrateDatabase(database.url, there);
	// Every invariant at zero is part of it: it tells by its exit code.
	expect(await runShopCommand(there, ["restore", "latest"])).toBe(0);

	const { backend, launch } = await testBackend("test-restored", database.url, { UPLOADS_DIR: uploads });
	const { service, healthy } = launch();
	closing.push(() => service.stop());
	await healthy;
	useShop({ backend, databaseUrl: database.url, storefront: "" });
	const orders = await Promise.all(
		customers.map(async (customer) => {
			const token = await login(customer);
			const { body } = await api<{ content: Order[] }>("/orders?size=100", { token });
			return body.content;
		}),
	);
	const known = new Map(orders.flat().map((order) => [order.orderNumber, order.paymentStatus]));
	for (const number of before) expect(known.get(number), number).toBe("PAID");

	const token = await login(customers[0] ?? (await registerCustomer()));
	const { clientSecret } = await checkout(token, [{ product, boxes: 2 }]);
	expect((await payByCard(token, clientSecret)).status).toBe(200);
	const image = await fetch(`${backend}/static/demo/bap-arc-60-carton.webp`);
	expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
	const pool = openPool(1);
	closing.push(() => pool.destroy());
	expect(Object.entries(await readInvariants(pool)).filter(([, count]) => count !== 0)).toEqual([]);
});
