import { readItem, writeItem } from "./safe-storage";

/** Under this key the page's script finds the view of prices (features/shop/price-view/price-view-script.ts). */
const KEY = "prices";

/** Whether prices were chosen before, with VAT or without. */
export const isPriceViewChosen = (): boolean => readItem("local", KEY) !== null;

/** Shows prices without VAT to a customer who buys for a company, and from now on; what they chose themselves stays. */
export function preferNetPrices(): void {
	if (isPriceViewChosen()) return;
	writeItem("local", KEY, "ht");
	dispatchEvent(new StorageEvent("storage", { key: KEY }));
}
