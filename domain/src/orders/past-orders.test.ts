import { describe, expect, it } from "vitest";
import { pastOrdersReader, reorderHistory } from "./past-orders";

const SHOPIFY = [
	["Name", "Email", "Financial Status", "Paid at", "Lineitem quantity", "Lineitem name", "Lineitem sku", "Created at"],
	["#1001", "Lea@Exemple.fr", "paid", "", "2", "Nougat", "nou-1", "2025-03-12 10:22:33 +0100"],
	["#1001", "", "", "", "3", "Sucette", "SUC-1", ""],
	["#1002", "", "", "", "1", "Nougat", "NOU-1", "2025-04-01"],
];
const ligne = (...cells: string[]) => [["E-mail de facturation", "Date de commande", "UGS", "Quantité"], cells];

function readPastOrders(rows: readonly (readonly string[])[]) {
	const { read, result } = pastOrdersReader();
	rows.forEach(read);
	return result();
}

describe("an export of orders", () => {
	it("reads an export of Shopify, whose order names its customer once", () => {
		const { lines, errors } = readPastOrders(SHOPIFY);
		expect(lines).toEqual([
			{ line: 2, email: "lea@exemple.fr", day: "2025-03-12", reference: "NOU-1", quantity: 2 },
			{ line: 3, email: "lea@exemple.fr", day: "2025-03-12", reference: "SUC-1", quantity: 3 },
		]);
		expect(errors).toEqual([{ line: 4, message: "Ligne 4\u00a0: un e-mail est attendu." }]);
	});

	it.each([
		["WooCommerce", ["Order Number", "Order Date", "Email (Billing)", "SKU", "Quantity"]],
		["PrestaShop", ["id_order", "date_add", "email", "product_reference", "product_quantity"]],
	])("knows the headings of %s", (_, headings) => {
		const cells = headings.map((heading) =>
			/date/i.test(heading)
				? "22/11/2025 08:00"
				: /mail/i.test(heading)
					? "a@b.fr"
					: /quantity/i.test(heading)
						? "4"
						: "X-1",
		);
		expect(readPastOrders([headings, cells]).lines).toEqual([
			{ line: 2, email: "a@b.fr", day: "2025-11-22", reference: "X-1", quantity: 4 },
		]);
	});

	it.each([
		[["a@b.fr", "31/02/2025", "X", "1"], "Ligne 2\u00a0: une date est attendue, par exemple 2026-11-22 ou 22/11/2026."],
		[["a@b.fr", "2025-03-01", "X", "deux"], "Ligne 2\u00a0: une quantité est attendue."],
		[["", "2025-03-01", "X", "1"], "Ligne 2\u00a0: un e-mail est attendu."],
		[["léa@exemple", "2025-03-01", "X", "1"], "Ligne 2\u00a0: un e-mail est attendu."],
	])("%j is refused: %s", (cells, message) => {
		expect(readPastOrders(ligne(...cells)).errors).toEqual([{ line: 2, message }]);
	});

	it("passes over what was refunded and what has no reference, and names columns that are missing", () => {
		expect(readPastOrders(ligne("a@b.fr", "2025-03-01", "X", "-1"))).toEqual({ lines: [], errors: [] });
		expect(readPastOrders(ligne("a@b.fr", "2025-03-01", "", "1"))).toEqual({ lines: [], errors: [] });
		expect(readPastOrders([["Email", "SKU"]]).errors).toEqual([
			{ line: 1, message: "Colonnes introuvables\u00a0: date, quantité." },
		]);
	});
});

it("of each customer what they ordered, the latest first, in the quantity of the latest day", () => {
	const line = (email: string, day: string, reference: string, quantity: number) => ({
		line: 2,
		email,
		day,
		reference,
		quantity,
	});
	const history = reorderHistory([
		line("a@b.fr", "2025-01-01", "X", 9),
		line("a@b.fr", "2025-03-01", "Y", 1),
		line("a@b.fr", "2025-02-01", "X", 2),
		line("a@b.fr", "2025-02-01", "X", 3),
		line("c@d.fr", "2025-02-01", "X", 7),
	]);
	expect([...(history.get("a@b.fr") ?? [])].map(([reference, { quantity }]) => [reference, quantity])).toEqual([
		["Y", 1],
		["X", 5],
	]);
	expect(history.get("c@d.fr")?.get("X")?.quantity).toBe(7);
});
