import { describe, expect, it } from "vitest";
import { medusaCallWords, stepWords } from "./timeline-words";

describe("a step of the status", () => {
	it.each([
		[null, "PENDING", null, "Commande passée"],
		["CONFIRMED", "SHIPPED", null, "Confirmée → Expédiée"],
		["PENDING", "CONFIRMED", "PAYMENT", "En attente → Confirmée"],
		["CONFIRMED", "CONFIRMED", "CONTACT", "Coordonnées corrigées"],
		["CONFIRMED", "CONFIRMED", "LINES_REFUND", "Remboursement d'articles"],
		["CONFIRMED", "CONFIRMED", null, "Note de l'équipe"],
	] as const)("from %s to %s, %s", (from, to, act, title) =>
		expect(stepWords({ from, to, act, note: "Un mot." })).toEqual({ title, detail: "Un mot." }),
	);

	it.each([
		["Coordonnées corrigées\u00a0: téléphone, adresse de livraison.", "Téléphone, adresse de livraison."],
		["Le client a rappelé.", "Le client a rappelé."],
		[null, null],
	])("says nothing twice: %s", (note, detail) =>
		expect(stepWords({ from: "CONFIRMED", to: "CONFIRMED", act: "CONTACT", note }).detail).toBe(detail),
	);
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
	])("%s %s", (method, path, words) => expect(medusaCallWords(method, path)).toBe(words));
});
