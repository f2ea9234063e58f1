import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MEDUSA_POOL, medusaDatabase, ORDER_POOL, orderDatabaseUrl } from "./database";
import { databaseTls } from "./database-tls";

const ADDRESS = "postgresql://shop:p%40ss@localhost:5432/shop?application_name=shop";
const ENV = { DATABASE_URL: ADDRESS };
const TLS = { DATABASE_URL: `${ADDRESS}&sslmode=require` };
const timeOutsOf = (address: string) => {
	const { searchParams } = new URL(address);
	return [searchParams.get("lock_timeout"), searchParams.get("statement_timeout")].map(Number);
};

describe("time-outs of a connection", () => {
	test("an order gets its retry response before the storefront's timeout", () => {
		const [lock, statement] = timeOutsOf(orderDatabaseUrl(ENV));
		expect(lock).toBeGreaterThan(0);
		expect(lock).toBeLessThan(statement ?? 0);
		expect(statement).toBeLessThan(30_000);
	});

	test("Medusa's statements have more time than an order's, and an end", () => {
		const [lock, statement] = timeOutsOf(medusaDatabase(ENV, "start").databaseUrl);
		const [orderLock = 0, orderStatement = 0] = timeOutsOf(orderDatabaseUrl(ENV));
		expect(lock).toBeGreaterThan(orderLock);
		expect(statement).toBeGreaterThan(orderStatement);
	});

	test.each(["db:migrate", "exec", "build", undefined])("%s takes the time that it needs", (command) => {
		expect(medusaDatabase(ENV, command).databaseUrl).toBe(ADDRESS);
	});

	test("the rest of the address stays, and what it says itself wins", () => {
		const own = orderDatabaseUrl({ DATABASE_URL: `${ADDRESS}&statement_timeout=0` });
		expect(own).toContain("shop:p%40ss@localhost:5432/shop?application_name=shop");
		expect(timeOutsOf(own)).toEqual([timeOutsOf(orderDatabaseUrl(ENV))[0], 0]);
	});
});

describe("behind a transaction pooler", () => {
	const pooled = {
		DATABASE_URL: "postgresql://pooler/shop",
		DATABASE_ORDERS_URL: "postgresql://pooler/shop_orders",
		DATABASE_DIRECT_URL: "postgresql://database/shop?sslmode=require",
	};

	test("migrations go beside it, everything else through it, the order book by a pool of its own", () => {
		expect(medusaDatabase(pooled, "db:migrate").databaseUrl).toBe("postgresql://database/shop");
		expect(new URL(medusaDatabase(pooled, "start").databaseUrl).pathname).toBe("/shop");
		expect(new URL(orderDatabaseUrl(pooled)).pathname).toBe("/shop_orders");
	});

	test("TLS is that of the address in use", () => {
		const sslOf = (command: string) => medusaDatabase(pooled, command).databaseDriverOptions.connection.ssl;
		expect([sslOf("start"), sslOf("db:migrate")]).toEqual([false, { rejectUnauthorized: false }]);
	});

	test("its pools have the time-outs of the connections that it gives out", () => {
		const ini = readFileSync(join(import.meta.dirname, "../../../docker/pgbouncer.ini"), "utf8");
		const [lock, statement] = timeOutsOf(medusaDatabase(ENV, "start").databaseUrl);
		const [orderLock, orderStatement] = timeOutsOf(orderDatabaseUrl(ENV));
		const pools = [...ini.matchAll(/connect_query='set lock_timeout = (\d+); set statement_timeout = (\d+)'/g)];
		const figures = pools.map(([, first, second]) => [Number(first), Number(second)]);
		expect(figures).toEqual([
			[lock, statement],
			[orderLock, orderStatement],
		]);
	});
});

test("what an address says of TLS is taken out of it: each driver underneath reads it otherwise", () => {
	expect(medusaDatabase(TLS, "db:migrate").databaseUrl).toBe(ADDRESS);
	expect(orderDatabaseUrl(TLS)).toBe(orderDatabaseUrl(ENV));
	expect(databaseTls("postgresql://host/shop?sslmode=verify-full")).toEqual({ rejectUnauthorized: true });
	expect(() => databaseTls("postgresql://host/shop?sslmode=prefer")).toThrow("sslmode must be one of");
	expect(() => databaseTls("postgresql://host/shop?sslmode=verify-full&sslrootcert=/absent.crt")).toThrow(
		"/absent.crt",
	);
});

test("four processes fit into PostgreSQL's default of 100 connections, with room for an operator", () => {
	expect(4 * (MEDUSA_POOL.pool.max + ORDER_POOL.max)).toBeLessThan(97);
});
