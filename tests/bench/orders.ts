import type { AdminOrderPage } from "@confiserie/domain/contract/admin-order";
import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import { administratorToken, type Read, readAs } from "./administrator";
import type { Figure } from "./figure";
import { growOrderBook } from "./large-order-book";
import { duration, p95, p95Figure, secondsFigure } from "./timing";

const ORDERS = 100_000;
const MOST_MS = 150;
const EXPORTED = 10_000;
const MOST_EXPORT_SECONDS = 5;
const CALLS = { warmUp: 5, samples: 40 };

/**
 * The back office's orders at 100,000: list, filters, search, figures and export, one client, one call after the other. The
 * yardstick, taken in the same run so that the machine's mood shows: one order by its number, the cheapest read behind
 * the same door.
 */
export async function measureOrders(shop: WholeShop): Promise<Figure[]> {
	await step(`${ORDERS} commandes`, () => growOrderBook(shop.databaseUrl, ORDERS));
	const read = readAs(shop, await administratorToken(shop));
	const orders: AdminOrderPage["content"] = JSON.parse((await read("/admin/orders?size=100")).text).content;
	const orderOf = (sample: number) => {
		const order = orders[sample % orders.length];
		if (!order) throw new Error("The order book is empty.");
		return order;
	};
	const yardstick = await p95((sample) => read(`/admin/orders/${orderOf(sample).orderNumber}`), CALLS);
	const figures: Figure[] = [];
	for (const [kind, pathOf] of Object.entries(kinds(orderOf))) {
		const measured = await p95((sample) => read(`/admin/orders${pathOf(sample)}`), CALLS);
		figures.push(p95Figure(`${ORDERS} commandes : ${kind}`, measured, yardstick, MOST_MS));
	}
	return [...figures, await step("Export des commandes", () => measureExport(read))];
}

const STATUSES = ["PENDING", "CONFIRMED", "PREPARING", "SHIPPED", "DELIVERED", "CANCELLED"];
const PAYMENTS = ["PENDING", "PAID", "FAILED", "REFUNDED", "PARTIAL"];
const FIRST_LETTERS = ["le", "ma", "zo", "cm", "50", "12", "cu", "é o", "06", "o'"];

/** Paths under /admin/orders, one a sample. */
function kinds(
	orderOf: (sample: number) => AdminOrderPage["content"][number],
): Record<string, (sample: number) => string> {
	const search = (text: string) => `/search?query=${encodeURIComponent(text)}`;
	return {
		liste: (sample) => `?page=${sample % 10}`,
		"dernières pages": (sample) => `?page=${ORDERS / 20 - 1 - (sample % 10)}`,
		"tri par montant": (sample) => `?sort=totalAmount_${sample % 2 ? "desc" : "asc"}&page=${sample * 100}`,
		statut: (sample) => `?status=${STATUSES[sample % STATUSES.length]}&page=${sample}`,
		paiement: (sample) => `?paymentStatus=${PAYMENTS[sample % PAYMENTS.length]}`,
		"statut et paiement": (sample) =>
			`?status=${STATUSES[sample % STATUSES.length]}&paymentStatus=${PAYMENTS[sample % PAYMENTS.length]}`,
		période: (sample) => `?from=2026-0${1 + (sample % 9)}-01&to=2026-0${1 + (sample % 9)}-28&page=${sample % 10}`,
		ville: (sample) => `?city=${["Mont", "montelimar", "Gap", "saint"][sample % 4]}`,
		produit: (sample) => `?product=MES-0-${sample % 50}`,
		montants: (sample) => `?amountFrom=${20 * (1 + sample)}&amountTo=${20 * (2 + sample)}`,
		alertes: (sample) => `?attention=true&page=${sample}`,
		chiffres: () => "/stats",
		"recherche, 2 lettres": (sample) => search(FIRST_LETTERS[sample % FIRST_LETTERS.length] ?? ""),
		"recherche, nom": (sample) => search(`${orderOf(sample).customerLastName} ${orderOf(sample).customerFirstName}`),
		"recherche, numéro": (sample) => search(orderOf(sample).orderNumber),
		"recherche, début de numéro": (sample) => search(orderOf(sample).orderNumber.slice(0, 7)),
		"recherche, e-mail": (sample) => search(orderOf(sample).customerEmail),
		"recherche, téléphone": (sample) => search(orderOf(sample).customerPhone.replace("+33", "0")),
		"recherche, fournisseur d'e-mail": (sample) => search(["gmail", "orange", "free.fr", "cmd-"][sample % 4] ?? ""),
		"recherche, montant": (sample) => search(orderOf(sample).totalAmount.toFixed(2).replace(".", ",")),
		"recherche, nom et statut": (sample) =>
			`${search(orderOf(sample).customerLastName)}&status=${STATUSES[sample % STATUSES.length]}`,
	};
}

async function measureExport(read: Read): Promise<Figure> {
	const taken = await duration(async () => {
		const { text, headers } = await read("/admin/orders/export");
		const lines = text.split("\r\n").length;
		if (Number(headers.get("x-total-count")) !== EXPORTED || lines < EXPORTED)
			throw new Error(`The export holds ${lines} lines.`);
	});
	return secondsFigure(`Export de ${EXPORTED} commandes`, taken, MOST_EXPORT_SECONDS);
}
