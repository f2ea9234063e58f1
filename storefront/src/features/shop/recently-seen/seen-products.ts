import { readValue, removeItem, writeItem } from "@/lib/safe-storage";

const KEY = "recentlySeen";
/** Those of two rows on a wide screen, and the page that one is on. */
const MAXIMUM = 9;

/** Stored fields of a viewed product: no price, which would become outdated. */
export interface SeenProduct {
	id: string;
	name: string;
	imageUrl: string;
}

/** Products viewed in this browser, the latest first; none when the stored list is unreadable. */
export function seenProducts(): SeenProduct[] {
	const stored = readValue("local", KEY);
	return Array.isArray(stored) ? stored.filter(isSeenProduct).slice(0, MAXIMUM) : [];
}

/** Puts a product at the head of those. */
export function noteSeen({ id, name, imageUrl }: SeenProduct): void {
	const others = seenProducts().filter((one) => one.id !== id);
	writeItem("local", KEY, JSON.stringify([{ id, name, imageUrl }, ...others].slice(0, MAXIMUM)));
}

export const forgetSeen = (): void => removeItem("local", KEY);

function isSeenProduct(value: unknown): value is SeenProduct {
	if (typeof value !== "object" || value === null) return false;
	const { id, name, imageUrl } = value as Record<string, unknown>;
	return [id, name, imageUrl].every((text) => typeof text === "string");
}
