import type { Basket } from "@confiserie/domain/cart/basket";
import { accountBasketSchema } from "@confiserie/domain/contract/baskets";
import { z } from "zod";
import { readValue, writeItem } from "@/lib/safe-storage";

/** Local storage: what this device and an account held when they last agreed. */
const KEY = "basketBase";
const schema = accountBasketSchema.pick({ cart: true, favourites: true }).extend({ accountId: z.string() });

/** Null for another account, before the first agreement, and where storage is refused. */
export function readBase(accountId: string): Basket | null {
	const stored = schema.safeParse(readValue("local", KEY)).data;
	return stored?.accountId === accountId ? { cart: stored.cart, favourites: stored.favourites } : null;
}

export function storeBase(accountId: string, { cart, favourites }: Basket): void {
	writeItem("local", KEY, JSON.stringify({ accountId, cart, favourites }));
}
