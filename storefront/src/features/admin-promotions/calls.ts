import { listPromotions, type PromotionPage } from "@confiserie/domain/contract/promotions";
import { call } from "@/lib/api";

/** Query key of everything about promotions. */
export const PROMOTIONS_KEY = ["admin", "promotions"];

/** GET /admin/promotions. */
export function callPromotions({ query, page }: { query: string; page: number }, signal: AbortSignal) {
	const asked = { query, page: String(page) };
	return call(listPromotions, { query: asked, signal }) as Promise<PromotionPage>;
}
