import { emailFault, normaliseEmail } from "../customers/email";
import { foldWords } from "../fold-text";
import { readCell } from "../formula";
import { isDay } from "./order-filters";

/** Name of the list in which an account finds what it ordered at the former shop. */
export const PAST_ORDERS_LIST = "Commandes passées";

/** What a line of an export of orders says. */
export interface PastLine {
	/** Of the file, from 1. */
	line: number;
	email: string;
	day: string;
	/** In capitals. */
	reference: string;
	/** In the unit of the file. */
	quantity: number;
}

type Column = "email" | "day" | "order" | "reference" | "quantity";

/**
 * Headings in the order of preference. Sources: Shopify, "Exporting orders to a CSV file"; WooCommerce, "Customer / Order / Coupon
 * Export"; PrestaShop, names of the tables that its SQL manager exports.
 */
const HEADINGS: Record<Column, readonly string[]> = {
	email: [
		...["billing email", "email billing", "customer email", "email", "e mail", "adresse e mail", "adresse email"],
		...["e mail de facturation", "adresse e mail facturation", "courriel", "e mail du client", "email du client"],
	],
	day: [
		...["created at", "order date", "paid at", "date created", "date add", "date d ajout", "date de commande"],
		...["date de la commande", "date commande", "date"],
	],
	order: [
		...["name", "order number", "order id", "id order", "order reference", "numero de commande", "commande"],
		...["n de commande", "id commande"],
	],
	reference: [
		...["lineitem sku", "item sku", "sku", "ugs", "product reference", "product sku", "reference produit"],
		...["reference article", "code article", "reference", "ref"],
	],
	quantity: [
		...[
			"lineitem quantity",
			"item quantity",
			"product quantity",
			"quantity",
			"qty",
			"quantite",
			"qte",
			"quantite commandee",
		],
	],
};
const NAMES: Record<Exclude<Column, "order">, string> = {
	email: "e-mail du client",
	day: "date",
	reference: "référence",
	quantity: "quantité",
};

/** The lines of an export of orders, or what is wrong, by line of the file. */
export interface PastLines {
	lines: PastLine[];
	errors: { line: number; message: string }[];
}

/**
 * Reads an export of orders row by row: a line for each article. Shopify names customer and date on the first line of an order
 * alone. What was refunded, or has no reference, is passed over.
 */
export function pastOrdersReader(): { read(row: readonly string[]): void; result(): PastLines } {
	const found: PastLines = { lines: [], errors: [] };
	let columns: Record<Column, number> | undefined;
	let former = { order: "", email: "", day: "" };
	let index = 0;
	const readLine = (row: readonly string[], columns: Record<Column, number>) => {
		const cell = (column: Column) => readCell(row[columns[column]] ?? "").trim();
		const order = cell("order");
		const isSame = order !== "" && order === former.order;
		const email = normaliseEmail(cell("email")) || (isSame ? former.email : "");
		const day = cell("day") ? dayIn(cell("day")) : isSame ? former.day : "";
		const reference = cell("reference").toUpperCase();
		const quantity = Number(cell("quantity").replace(",", "."));
		former = { order, email, day: day ?? "" };
		if (reference === "" || quantity <= 0) return;
		const fault = faultOf({ email, day, quantity });
		if (fault) found.errors.push({ line: index, message: `Ligne ${index}\u00a0: ${fault}` });
		else found.lines.push({ line: index, email, day: day ?? "", reference, quantity });
	};
	return {
		read: (row) => {
			index += 1;
			if (!columns) columns = columnsOf(row);
			else if (missingIn(columns).length === 0) readLine(row, columns);
		},
		result: () => {
			const missing = missingIn(columns ?? columnsOf([])).join(", ");
			return missing === ""
				? found
				: { lines: [], errors: [{ line: 1, message: `Colonnes introuvables\u00a0: ${missing}.` }] };
		},
	};
}

function columnsOf(header: readonly string[]): Record<Column, number> {
	const plain = header.map(foldWords);
	const at = (column: Column) => HEADINGS[column].map((name) => plain.indexOf(name)).find((index) => index >= 0) ?? -1;
	return {
		email: at("email"),
		day: at("day"),
		order: at("order"),
		reference: at("reference"),
		quantity: at("quantity"),
	};
}

/** Names of the columns that are needed and not there. */
function missingIn(columns: Record<Column, number>): string[] {
	const names = Object.keys(NAMES) as (keyof typeof NAMES)[];
	return names.filter((column) => columns[column] < 0).map((column) => NAMES[column]);
}

function faultOf({ email, day, quantity }: { email: string; day: string | null; quantity: number }): string | null {
	if (emailFault(email)) return "un e-mail est attendu.";
	if (!day) return "une date est attendue, par exemple 2026-11-22 ou 22/11/2026.";
	return Number.isFinite(quantity) ? null : "une quantité est attendue.";
}

/** "2026-11-22 10:22:33 +0100" and "22/11/2026 10:22" name the day; null for what names none. */
function dayIn(text: string): string | null {
	const [, iso] = /^(\d{4}-\d{2}-\d{2})/.exec(text) ?? [];
	const [, day = "", month = "", year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})/.exec(text) ?? [];
	const found = iso ?? (year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
	return found && isDay(found) ? found : null;
}

/** Boxes or pieces of a product that a customer ordered on the latest day, and the first line of the file that names them. */
type LatestOrder = Pick<PastLine, "line" | "day" | "quantity">;

/** Of each customer what they ordered, the latest first, in the quantity of the latest day. */
export function reorderHistory(lines: readonly PastLine[]): Map<string, Map<string, LatestOrder>> {
	const customers = new Map<string, Map<string, LatestOrder>>();
	for (const { email, reference, ...ordered } of [...lines].sort((a, b) =>
		a.day < b.day ? 1 : a.day > b.day ? -1 : 0,
	)) {
		const products = customers.get(email) ?? new Map<string, LatestOrder>();
		customers.set(email, products);
		const known = products.get(reference);
		if (!known) products.set(reference, ordered);
		else if (known.day === ordered.day) known.quantity += ordered.quantity;
	}
	return customers;
}
