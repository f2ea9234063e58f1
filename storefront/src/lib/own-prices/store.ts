import type { TierPrices } from "@confiserie/domain/prices/price-change";
import { listeners } from "@/lib/listeners";
import { readToken } from "@/lib/session";

/**
 * What products cost the signed-in customer's company. Pages are cached and the same for everyone: these prices are read apart,
 * stay in this tab's memory, and are those of one session. The server decides when a cart is priced.
 */
let known = new Map<string, TierPrices | null>();
let owner: string | null = null;
/** The signed-in customer has the catalogue's prices. */
let hasNone = false;
let waiting = new Set<string>();
let reading: Promise<void> | null = null;
const { tell, subscribe } = listeners();

export { subscribe };

/** The own prices of a product, as far as they are known; null for the catalogue's. */
export const ownPricesOf = (id: string): TierPrices | null => (owner === readToken() ? (known.get(id) ?? null) : null);

/** Reads the prices of a product now; those that are asked for at the same moment are one call. @throws ApiProblem */
export function loadOwnPrices(id: string): Promise<void> {
	const token = readToken();
	if (token !== owner) {
		[known, owner, hasNone] = [new Map(), token, false];
	}
	if (token === null || hasNone) return Promise.resolve();
	waiting.add(id);
	reading ??= Promise.resolve().then(read);
	return reading;
}

async function read(): Promise<void> {
	const [ids, token] = [[...waiting], readToken()];
	waiting = new Set();
	reading = null;
	const { callOwnPrices } = await import("./call");
	const { hasOwnPrices, prices } = await callOwnPrices(ids);
	// An answer to a session that has ended meanwhile.
	if (token !== owner || token !== readToken()) return;
	hasNone = !hasOwnPrices;
	for (const id of ids) known.set(id, null);
	for (const { productId, ...own } of prices) known.set(productId, own);
	tell();
}
