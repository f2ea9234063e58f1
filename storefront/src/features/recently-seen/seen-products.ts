import { readItem, removeItem, writeItem } from "@/lib/safe-storage";

const KEY = "recentlySeen";
/** Those of two rows on a wide screen, and the page that one is on. */
const MAXIMUM = 9;

/** What is kept of a product that was looked at: no price, which would be one of then. */
export interface SeenProduct {
	id: string;
	name: string;
	imageUrl: string;
}

/** Products looked at in this browser, the latest first; none where what is kept cannot be read. */
export function seenProducts(): SeenProduct[] {
	try {
		const kept: unknown = JSON.parse(readItem("local", KEY) ?? "[]");
		return Array.isArray(kept) ? kept.filter(isSeenProduct).slice(0, MAXIMUM) : [];
	} catch {
		return [];
	}
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
