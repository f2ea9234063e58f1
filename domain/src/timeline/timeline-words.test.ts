import { describe, expect, it } from "vitest";
import { engineCallWords, stepWords } from "./timeline-words";

describe("a step of the status", () => {
	it.each([
		[null, "PENDING", "Commande passée"],
		["CONFIRMED", "CONFIRMED", "Sans changement de statut (Confirmée)"],
		["CONFIRMED", "SHIPPED", "Confirmée → Expédiée"],
	] as const)("from %s to %s", (from, to, words) => expect(stepWords(from, to)).toBe(words));
});

describe("an act of Medusa Admin in words", () => {
	it.each([
		["POST", "payment-collections/pay_col_1/mark-as-paid", "paiement noté comme reçu"],
		["POST", "payments/pay_1/refund", "remboursement demandé"],
		["POST", "orders/order_1/fulfillments/ful_1/shipments", "expédition enregistrée"],
		["POST", "orders/order_1/fulfillments", "préparation enregistrée"],
		["POST", "orders/order_1", "commande"],
		["POST", "products/prod_1", "fiche du produit"],
		["POST", "products/prod_1/variants/variant_1", "conditionnement ou prix"],
		["POST", "inventory-items/iitem_1/location-levels/sloc_1", "stock"],
		["DELETE", "products/prod_1", "suppression\u00a0: fiche du produit"],
		["POST", "tax-regions", "réglages"],
	])("%s %s", (method, path, words) => expect(engineCallWords(method, path)).toBe(words));
});
