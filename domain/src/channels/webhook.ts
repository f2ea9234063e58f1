import { shownStock } from "../catalogue/stock-band";
import type { BoxPrice } from "./sales-channel";

/**
 * Events that a receiver can subscribe to, with their French labels; `order.cancelled` comes beside
 * `order.status_changed`.
 */
export const WEBHOOK_EVENTS = {
	"order.placed": "Commande passée, ou modifiée avant son paiement",
	"order.paid": "Paiement reçu, en tout ou partie",
	"order.status_changed": "Statut d'une commande changé",
	"order.cancelled": "Commande annulée",
	"order.corrected": "Coordonnées ou articles d'une commande corrigés",
	"order.shipped": "Tout ou partie d'une commande partie",
	"order.tracking_changed": "Numéro de suivi donné ou changé",
	"order.refunded": "Remboursement rendu, ou revenu",
	"product.changed": "Produit mis en vente, modifié ou retiré",
	"product.price_changed": "Prix d'un produit changé",
	"product.stock_changed": "Stock d'un produit changé de palier",
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];
export type OrderWebhookEvent = Extract<WebhookEvent, `order.${string}`>;
export type ProductWebhookEvent = Extract<WebhookEvent, `product.${string}`>;
export const PRODUCT_WEBHOOK_EVENTS = [
	"product.changed",
	"product.price_changed",
	"product.stock_changed",
] as const satisfies readonly ProductWebhookEvent[];

/** A channel's prices and available boxes of a product. */
export interface Offered {
	prices: readonly BoxPrice[];
	boxes: number;
}

/**
 * The events for a channel's receivers when its offer of a product changes; undefined where it does not sell it. Stock
 * counts when pages would show a difference.
 */
export function eventsOfOffer(before: Offered | undefined, after: Offered | undefined): ProductWebhookEvent[] {
	if (!before || !after) return before === after ? [] : ["product.changed"];
	const samePrices = JSON.stringify(before.prices) === JSON.stringify(after.prices);
	const sameStock = shownStock(before.boxes) === shownStock(after.boxes);
	return [
		...(samePrices ? [] : (["product.price_changed"] as const)),
		...(sameStock ? [] : (["product.stock_changed"] as const)),
	];
}

/** Why an endpoint hears nothing for now, in the words of the admin. */
export const PAUSE_REASONS = {
	BY_HAND: "Mis en pause par un administrateur",
	FAILING: "Aucune réponse favorable pendant trois jours",
	GONE: "Le destinataire a répondu qu'il n'existe plus (410)",
} as const;
export type PauseReason = keyof typeof PAUSE_REASONS;

/** Seconds from a failed try to the next one; the last is repeated. */
const RETRY_SECONDS = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 21_600];
/** Time after its first failure at which automatic retries of a message end. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
/** So long the former secret signs too, beside the new one. */
export const SECRET_OVERLAP_HOURS = 24;
/** Endpoints that one shop may have. */
export const MAXIMUM_WEBHOOKS = 50;

/** When a message is tried again after so many failed tries, 1 or more. */
export function nextTryAt(failures: number, now: Date): Date {
	const seconds = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length) - 1] ?? 0;
	return new Date(now.getTime() + seconds * 1000);
}

/** Whether a message that failed first at `since` was tried long enough. */
export function isGivenUp(since: Date, now: Date): boolean {
	return now.getTime() - since.getTime() >= GIVE_UP_AFTER_MS;
}
