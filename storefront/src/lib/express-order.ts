import { readItem, removeItem, writeItem } from "./safe-storage";

/** Session storage: "Passer au paiement" was pressed, so the checkout skips the questions whose answers are known (ADR 36). */
const KEY = "expressOrder";

export const askExpressOrder = (): void => void writeItem("session", KEY, "1");

/** Whether that button led to the checkout; true once per press. */
export function takeExpressOrder(): boolean {
	const isAsked = readItem("session", KEY) !== null;
	removeItem("session", KEY);
	return isAsked;
}
