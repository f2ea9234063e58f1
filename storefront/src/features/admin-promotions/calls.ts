import {
	type PromotionAnswer,
	type PromotionChoices,
	type PromotionPage,
	type PromotionPreview,
	promotionChoicesSchema,
	promotionPageSchema,
	promotionPreviewSchema,
	promotionSchema,
} from "@confiserie/domain/contract/promotions";
import { api } from "@/lib/api";
import type { PromotionBody } from "./values";

/** Query key of everything about promotions. */
export const PROMOTIONS_KEY = ["admin", "promotions"];

/** GET /admin/promotions. */
export function callPromotions({ query, page }: { query: string; page: number }, signal: AbortSignal) {
	const asked = { query, page: String(page) };
	return api.get("/admin/promotions", promotionPageSchema, { query: asked, signal }) as Promise<PromotionPage>;
}

/** GET /admin/promotions/{id}. */
export function callPromotion(id: string, signal: AbortSignal): Promise<PromotionAnswer> {
	return api.get(pathOf(id), promotionSchema, { signal });
}

/** GET /admin/promotions/choices. */
export function callChoices(signal: AbortSignal): Promise<PromotionChoices> {
	return api.get("/admin/promotions/choices", promotionChoicesSchema, { signal });
}

/** POST /admin/promotions. */
export function callCreate(body: PromotionBody): Promise<PromotionAnswer> {
	return api.post("/admin/promotions", body, promotionSchema);
}

/** PUT /admin/promotions/{id}. */
export function callChange(id: string, body: PromotionBody & { version: string }): Promise<PromotionAnswer> {
	return api.put(pathOf(id), body, promotionSchema);
}

/** PUT /admin/promotions/{id}/state. */
export function callState(id: string, state: "PAUSED" | "ACTIVE"): Promise<PromotionAnswer> {
	return api.put(`${pathOf(id)}/state`, { state }, promotionSchema);
}

/** DELETE /admin/promotions/{id}. */
export function callRemove(id: string): Promise<void> {
	return api.delete(pathOf(id));
}

/** POST /admin/promotions/preview. */
export function callPreview(
	promotion: PromotionBody,
	items: readonly { productId: string; quantity: number }[],
	signal: AbortSignal,
): Promise<PromotionPreview> {
	return api.post("/admin/promotions/preview", { promotion, items }, promotionPreviewSchema, { signal });
}

const pathOf = (id: string) => `/admin/promotions/${encodeURIComponent(id)}`;
