import { inflateSync } from "node:zlib";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { ADMIN_ORDERS } from "@confiserie/domain/contract/admin-orders.docs";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { ssccOf } from "@confiserie/domain/fulfilment/sscc";
import { expect, test } from "vitest";
import { labelPdf } from "./label-pdf";
import { transportNotePdf } from "./transport-note-pdf";

const order = ADMIN_ORDERS.answers.AdminOrderDetail.example as AdminOrderDetail;
const seller = {
	...{ name: "Berlingot et fils", legalForm: "SARL", registration: "RCS Avignon 732 829 320", siren: "732829320" },
	...{ street: "12 rue des Berlingots", postalCode: "84200", city: "Carpentras", country: "FR" },
	...{ vatNumber: "FR44732829320", email: "bonjour@confiserie.example", phone: "+33123456789" },
	...{ iban: "FR1420041010050500013M02606", bic: "PSSTFRPPLIL" },
};

const SAMPLE_BUSINESS = {
	...{ company: "", registration: "732829320", vatNumber: "FR44732829320", purchaseOrder: "", costCentre: "" },
	billingAddress: null,
};

/** So many pallets, and so many lines of an article with a long name. */
const shipment = (pallets: number, lines: number): Shipment => ({
	id: "ship_1",
	number: 2,
	shippedAt: "2026-11-26T09:00:00.000Z",
	lines: Array.from({ length: lines }, (_, index) => ({
		lineId: `line_${index}`,
		productName: "Berlingots rayés aux cinq fruits du verger, sachet à ouverture facile",
		reference: `BON-BER-${index}`,
		boxes: 48,
	})),
	packages: Array.from({ length: pallets }, (_, index) => ({
		kind: "PALLET",
		grams: 260_000,
		sscc: ssccOf("3760123", index),
		contents: [],
	})),
	tracking: null,
	carrierLabel: null,
});

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
/** Where each text of the document begins, in points. */
function baselines(pdf: Buffer): number[] {
	return [...pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = ""]) => {
		const content = inflated(body);
		return [...content.matchAll(/1 0 0 1 [\d.]+ ([-\d.]+) Tm/g)].map(([, y]) => Number(y));
	});
}
function inflated(body: string): string {
	try {
		return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
	} catch {
		return "";
	}
}

/** Twelve products on each pallet, as many as it may have layers. */
const mixed = (pallets: number): Shipment => {
	const one = shipment(pallets, 12);
	const contents = one.lines.map(({ productName, boxes }) => ({ productName, layers: 1, boxes }));
	return { ...one, packages: one.packages.map((pallet) => ({ ...pallet, contents })) };
};

test("a label for each pallet", async () => {
	const pdf = await labelPdf(order, shipment(3, 1), seller);
	expect(pagesOf(pdf)).toBe(3);
	expect(Math.min(...baselines(pdf))).toBeGreaterThan(0);
});

test.each([
	["street and company", { deliveryStreet: "rue des Confiseurs ".repeat(10), business: "Fêtes ".repeat(40) }],
	[
		"every field, to its limit",
		{ deliveryStreet: "M".repeat(200), deliveryCity: "W".repeat(100), business: "W".repeat(200) },
	],
])("no text of a label reaches the barcode: %s", async (_, { business, ...long }) => {
	const name = "M".repeat(100);
	const changed = {
		...{ ...order, ...long, customerFirstName: name, customerLastName: name },
		business: { ...SAMPLE_BUSINESS, company: business },
		delivery: order.delivery && {
			...order.delivery,
			surcharges: Array.from({ length: 10 }, () => "Livraison sur rendez-vous"),
		},
	};
	const pdf = await labelPdf(changed, mixed(1), seller);
	const found = baselines(pdf);
	// A6 is 419.5 points high, and the code's quiet zone begins 290 below its top; below the code stands its number.
	expect(found.filter((y) => y < 419.5 - 290)).toHaveLength(1);
	expect(found.length).toBeGreaterThan(8);
});

test("labels and consignment note say what stands on a mixed pallet", async () => {
	const linesOf = async (of: Shipment) => [
		baselines(await labelPdf(order, of, seller)).length,
		baselines(await transportNotePdf(order, of, seller)).length,
	];
	const [plain, named] = await Promise.all([linesOf(shipment(1, 12)), linesOf(mixed(1))]);
	expect(named.map((count, index) => count > (plain[index] ?? 0))).toEqual([true, true]);
});

test.each([
	["one pallet", 1, 1, 3],
	["as many pallets as a shipment may have", 99, 1, 9],
	["many articles", 2, 60, 12],
])("three copies of a consignment note for %s, none of it off the page", async (_, pallets, lines, pages) => {
	const pdf = await transportNotePdf(order, shipment(pallets, lines), seller);
	expect(pagesOf(pdf)).toBe(pages);
	const found = baselines(pdf);
	// Marks and numbers, articles and the form's own titles, three times.
	expect(found.length).toBeGreaterThan(3 * (pallets + lines));
	expect(Math.min(...found)).toBeGreaterThan(0);
	expect(Math.max(...found)).toBeLessThan(842);
});
