import type { Product } from "@confiserie/domain/contract/product";
import { promiseText } from "@confiserie/domain/delivery/promise-words";
import { noteUntil } from "./page-reads";

/** When a product arrives, in words, for a page of the server: it is rendered again as soon as another day holds. */
export function shownPromise({ promise }: Product, isShort = false): string | null {
	if (!promise) return null;
	if (promise.orderBefore) noteUntil(new Date(promise.orderBefore));
	return promiseText(promise, new Date(), isShort);
}
