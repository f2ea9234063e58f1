import { readItem, removeItem, writeItem } from "./safe-storage";

/** Kept for the tab: "Passer au paiement" was pressed, and the checkout need not ask what the shop knows of who did (ADR 36). */
const KEY = "expressOrder";

export const askExpressOrder = (): void => void writeItem("session", KEY, "1");

/** Whether the checkout was come to by that press; true once for each. */
export function takeExpressOrder(): boolean {
	const isAsked = readItem("session", KEY) !== null;
	removeItem("session", KEY);
	return isAsked;
}
