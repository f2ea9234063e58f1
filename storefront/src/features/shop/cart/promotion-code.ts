import { useSyncExternalStore } from "react";
import { listeners } from "@/lib/listeners";
import { readItem, removeItem, writeItem } from "@/lib/safe-storage";

const KEY = "promotionCode";
const { tell, subscribe } = listeners();

/** The code that was applied to the cart of this browser; empty for none. */
export const readPromotionCode = (): string => readItem("local", KEY) ?? "";

export function writePromotionCode(code: string): void {
	if (code) writeItem("local", KEY, code);
	else removeItem("local", KEY);
	tell();
}

/** The code, the same in the cart drawer and beside the checkout. */
export const usePromotionCode = (): string => useSyncExternalStore(subscribe, readPromotionCode, () => "");
