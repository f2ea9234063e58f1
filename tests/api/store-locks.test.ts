import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ExpiringLocks } from "../../backend/src/modules/foundations/locks";
import { adminToken, db } from "../support/api";
import { openPool } from "../support/order-context";
import { makeProduct } from "../support/products";
import { beginPayment, filledCart, publishableKey, refusal, storefront, variantOf } from "../support/store";

let pool: ReturnType<typeof openPool>;
let locks: ExpiringLocks;
beforeAll(() => {
	pool = openPool(8);
	locks = new ExpiringLocks({ __pg_connection__: pool });
});
afterAll(() => pool.destroy());

const key = () => `essai_${randomUUID()}`;
const isTaken = (taken: Promise<void>) =>
	taken.then(
		() => true,
		() => false,
	);
/** The process that holds it was killed, and its time is up. */
const expire = (id: string) =>
	db().query("update locking set expiration = now() - interval '1 second' where id = $1", [id]);

test("a cart that a killed process had locked can be paid once the lock has expired, and is busy until then", async () => {
	const sdk = storefront(await publishableKey());
	const product = await makeProduct(await adminToken());
	const variant_id = await variantOf(sdk, product.id);
	const cart = await filledCart(sdk, [{ variant_id, quantity: 1 }], `verrou-${randomUUID()}@exemple.fr`);
	await db().query("insert into locking (id, expiration) values ($1, now() + interval '1 hour')", [cart.id]);
	expect((await refusal(beginPayment(sdk, cart))).status).toBe(503);
	await expire(cart.id);
	expect((await beginPayment(sdk, cart)).payment_sessions).toHaveLength(1);
	const { rows } = await db().query("select 1 from locking where id = $1", [cart.id]);
	expect(rows).toEqual([]);
});

describe("a lock", () => {
	test("is held by one of twenty that want it at once, also when they take it over", async () => {
		const id = key();
		const attempt = () => Promise.all(Array.from({ length: 20 }, () => isTaken(locks.acquire(id, { expire: 60 }))));
		expect((await attempt()).filter(Boolean)).toHaveLength(1);
		await expire(id);
		expect((await attempt()).filter(Boolean)).toHaveLength(1);
	});

	test("without a time is held until it is given back", async () => {
		const id = key();
		await locks.acquire(id);
		expect(await isTaken(locks.acquire(id))).toBe(false);
		expect(await locks.release(id)).toBe(true);
		expect(await isTaken(locks.acquire(id))).toBe(true);
	});

	test("is acquired again and released by its owner only", async () => {
		const id = key();
		await locks.acquire(id, { ownerId: "une", expire: 60 });
		expect(await isTaken(locks.acquire(id, { ownerId: "une", expire: 60 }))).toBe(true);
		expect(await isTaken(locks.acquire(id, { ownerId: "autre", expire: 60 }))).toBe(false);
		expect(await locks.release(id, { ownerId: "autre" })).toBe(false);
		expect(await locks.release(id)).toBe(false);
		expect(await locks.release(id, { ownerId: "une" })).toBe(true);
		expect(await locks.release(id, { ownerId: "une" })).toBe(false);
	});

	test("that had expired tells who gives it back", async () => {
		const id = key();
		await locks.acquire(id, { expire: 60 });
		await expire(id);
		expect(await locks.release(id)).toBe(false);
	});

	test("of several keys is taken whole or not at all", async () => {
		const [first, second] = [key(), key()];
		await locks.acquire(second, { expire: 60 });
		expect(await isTaken(locks.acquire([first, second], { expire: 60 }))).toBe(false);
		expect(await isTaken(locks.acquire(first, { expire: 60 }))).toBe(true);
	});

	test("all of an owner are given back at once", async () => {
		const [mine, too, other] = [key(), key(), key()];
		const ownerId = randomUUID();
		await locks.acquire([mine, too], { ownerId, expire: 60 });
		await locks.acquire(other, { expire: 60 });
		await locks.releaseAll({ ownerId });
		expect(await isTaken(locks.acquire([mine, too]))).toBe(true);
		expect(await isTaken(locks.acquire(other))).toBe(false);
	});
});

describe("a job under a key", () => {
	test("runs when the one before it has ended, whatever order two name their keys in", async () => {
		const [one, other] = [key(), key()];
		let running = 0;
		let most = 0;
		const job = async () => {
			most = Math.max(most, ++running);
			await pool.raw("select 1");
			running--;
			return most;
		};
		const jobs = Array.from({ length: 6 }, (_, index) =>
			locks.execute(index % 2 ? [one, other] : [other, one], job, { timeout: 30 }),
		);
		expect(await Promise.all(jobs)).toEqual(Array(6).fill(1));
	});

	test("waits no longer than its timeout, and rethrows the job's error", async () => {
		const id = key();
		const failing = locks.execute(id, () => Promise.reject(new Error("le travail a échoué")));
		await expect(failing).rejects.toThrow("le travail a échoué");
		await locks.execute(id, async () => {
			await expect(locks.execute(id, async () => undefined, { timeout: 1 })).rejects.toMatchObject({ code: "55P03" });
		});
	});
});
