import { describe, expect, test } from "vitest";
import { auditPage } from "./audit";
import { auditParts } from "./audit-words";

describe("one part of a change, as people read it", () => {
	test.each([
		["status", "Confirmée", "Expédiée", ["Statut", "Confirmée", "Expédiée"]],
		["refundCents", null, 1250, ["Remboursement", "–", "12,50\u00a0€"]],
		["isOpen", false, true, ["Acompte ouvert", "non", "oui"]],
		["pricePerPieceBox", 1.5, 1.62, ["Prix au carton", "1,5", "1,62"]],
		["tags", [], ["PROMO", "BIO"], ["Tags", "–", "PROMO, BIO"]],
		["deliveredAt", null, "2026-11-20T09:30:00.000Z", ["Livrée le", "–", "20/11/2026 10:30"]],
		["POP-CAR", "à 10,00 €", "à 11,00 €", ["POP-CAR", "à 10,00 €", "à 11,00 €"]],
		["constructor", "", "x", ["constructor", "–", "x"]],
	])("%s", (part, from, to, words) => {
		expect(auditParts({ [part]: { from, to } }).map((one) => [one.label, one.from, one.to])).toEqual([words]);
	});
});

describe("the page that shows what an entry is about", () => {
	test.each([
		["order.updated", "order", "cmd_1", "CMD-7K3M-9QX2", "/admin/orders/CMD-7K3M-9QX2"],
		["orders.exported", "order", "*", "(240)", undefined],
		["product.updated", "product", "prod_1", "Pop-corn (POP)", "/admin/products/prod_1"],
		["product.deleted", "product", "prod_1", "Pop-corn (POP)", undefined],
		["products.imported", "product", "imp_1", "catalogue.csv", undefined],
		["customer.noted", "customer", "cus_1", "camille@exemple.fr", "/admin/customers/cus_1"],
		["customer.erased", "customer", "cus_1", "un client", undefined],
		["channel.updated", "channel", "sc_1", "Foire", "/admin/channels/sc_1"],
		["category.updated", "category", "BONBONS", "Bonbons", "/admin/categories"],
		["settings.changed", "setting", "delivery", "Livraison", "/admin/delivery"],
		["settings.changed", "setting", "shipping", "Modes de livraison", "/admin/delivery"],
		["settings.changed", "setting", "deposit", "Acompte", "/admin/settings"],
	] as const)("%s %s %s %s", (action, entity, entityId, label, page) => {
		expect(auditPage({ action, entity, entityId, label })).toBe(page);
	});
});
