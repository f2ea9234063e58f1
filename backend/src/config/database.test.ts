import { describe, expect, test } from "vitest";
import { ENGINE_POOL, engineDatabaseUrl, ORDER_POOL, orderDatabaseUrl } from "./database";

const ADDRESS = "postgresql://shop:p%40ss@localhost:5432/shop?sslmode=require";
const timeOutsOf = (address: string) => {
	const { searchParams } = new URL(address);
	return [searchParams.get("lock_timeout"), searchParams.get("statement_timeout")].map(Number);
};

describe("time-outs of a connection", () => {
	test("a shopper's order is told to come back before the pages give up on it", () => {
		const [lock, statement] = timeOutsOf(orderDatabaseUrl(ADDRESS));
		expect(lock).toBeGreaterThan(0);
		expect(lock).toBeLessThan(statement ?? 0);
		expect(statement).toBeLessThan(30_000);
	});

	test("the engine's statements have more time than an order's, and an end", () => {
		const [lock, statement] = timeOutsOf(engineDatabaseUrl(ADDRESS, "start"));
		const [orderLock = 0, orderStatement = 0] = timeOutsOf(orderDatabaseUrl(ADDRESS));
		expect(lock).toBeGreaterThan(orderLock);
		expect(statement).toBeGreaterThan(orderStatement);
	});

	test.each(["db:migrate", "exec", "build", undefined])("%s takes the time that it needs", (command) => {
		expect(engineDatabaseUrl(ADDRESS, command)).toBe(ADDRESS);
	});

	test("the rest of the address stays, and what it says itself wins", () => {
		const own = orderDatabaseUrl(`${ADDRESS}&statement_timeout=0`);
		expect(own).toContain("shop:p%40ss@localhost:5432/shop?sslmode=require");
		expect(timeOutsOf(own)).toEqual([timeOutsOf(orderDatabaseUrl(ADDRESS))[0], 0]);
	});
});

test("four processes fit into PostgreSQL's default of 100 connections, with room for an operator", () => {
	expect(4 * (ENGINE_POOL.pool.max + ORDER_POOL.max)).toBeLessThan(97);
});
