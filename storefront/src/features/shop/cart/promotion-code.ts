import { useSyncExternalStore } from "react";
import { readItem, removeItem, writeItem } from "@/lib/safe-storage";

const KEY = "promotionCode";
const listeners = new Set<() => void>();

/** The code that was applied to the cart of this browser; empty for none. */
export const readPromotionCode = (): string => readItem("local", KEY) ?? "";

export function writePromotionCode(code: string): void {
	if (code) writeItem("local", KEY, code);
	else removeItem("local", KEY);
	for (const listener of listeners) listener();
}

/** The code, the same in the cart drawer and beside the checkout. */
export const usePromotionCode = (): string => useSyncExternalStore(subscribe, readPromotionCode, () => "");

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
