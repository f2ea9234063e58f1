import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { expect } from "vitest";
import { readInvariants, readOrderInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";
import { eventually } from "../support/ordering";
import type { ProviderBooks } from "./provider-books";
import { brokenOrders, doubled, leakedHolds, moneyApart, notProjected, undone } from "./whole-orders";

/** Stock, ledger and orders add up: true at any instant, also right after a kill. */
export async function expectWhole(pool: Knex): Promise<void> {
	expect(await brokenOrders()).toEqual([]);
	expect(broken(await readOrderInvariants(pool))).toEqual([]);
}

/** Within the sixty seconds of the promise the shop, by itself, leaks no hold and has nothing left to do. */
export async function expectSettled(pool: Knex, books?: ProviderBooks): Promise<void> {
	const settled = async () => (await leftToDo(books)).length === 0 || undefined;
	await eventually("everything settled", settled, 60).catch(async () => expect(await leftToDo(books)).toEqual([]));
	expect(await doubled(books)).toEqual([]);
	// With nothing at work Medusa's books say what the order book says.
	expect(broken(await readInvariants(pool, 0))).toEqual([]);
}

const broken = (invariants: object) => Object.entries(invariants).filter(([, count]) => count !== 0);

async function leftToDo(books?: ProviderBooks): Promise<unknown[]> {
	return [await undone(), await leakedHolds(), await moneyApart(books), await notProjected()].flat();
}
