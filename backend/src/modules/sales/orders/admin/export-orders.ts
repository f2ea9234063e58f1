import { ADMIN_EXPORT_ROWS, type AdminOrderExport } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { CSV_MARK, csvLine } from "@confiserie/domain/csv";
import { dayOf } from "@confiserie/domain/day";
import { formatDateTime, formatPercent } from "@confiserie/domain/format";
import { statusWords } from "@confiserie/domain/fulfilment/shipment";
import { toEuros } from "@confiserie/domain/money";
import { turnoverCents } from "@confiserie/domain/orders/turnover";
import { transferableCents } from "@confiserie/domain/payments/balance";
import { PAYMENT_STATUS, paymentStatus } from "@confiserie/domain/payments/payment-status";
import { promotionLabel } from "@confiserie/domain/promotions/promotion-words";
import type { TaxedAmount } from "@confiserie/domain/tax/taxed-amount";
import { VAT_RATES, type VatRate } from "@confiserie/domain/tax/vat-rates";
import { rows } from "../../../../lib/database/sql";
import { orderTaxes } from "../order-taxes";
import { discountOf } from "../serialize-order";
import type { LineRow, OrderContext, OrderRow } from "../types";
import { conditionsOf } from "./conditions";
import { ORDER_BY, readWhole } from "./list-orders";

const BATCH = 500;

/** An export: how many orders it holds, and its text piece by piece, so that memory does not grow with it. */
export interface OrderExport {
	count: number;
	pieces: AsyncGenerator<string>;
}

/** CSV of the orders that the list shows, 10,000 at most, in its order. Source: accounts spec §7, §9. */
export async function exportOrders(context: OrderContext, query: AdminOrderExport): Promise<OrderExport> {
	const { sql, values } = conditionsOf(query, context.now());
	// The ids first: what is placed or moved while the text flows neither repeats nor drops a line.
	const found = await rows<{ id: string }>(
		context.pool,
		`select id from order_book where ${sql} order by ${ORDER_BY[query.sort]} limit ?`,
		[...values, ADMIN_EXPORT_ROWS],
	);
	const ids = found.map((order) => order.id);
	return { count: ids.length, pieces: write(context, ids) };
}

async function* write(context: OrderContext, ids: readonly string[]): AsyncGenerator<string> {
	yield CSV_MARK + csvLine(COLUMNS.map(([title]) => title));
	for (let at = 0; at < ids.length; at += BATCH) {
		const batch = ids.slice(at, at + BATCH);
		const { orders, lines, shipments, channels } = await readWhole(context, batch);
		const cells = (order: OrderRow) => {
			const own = lines.get(order.id) ?? [];
			const taxes = orderTaxes(order, own).totals;
			const left = shipments.get(order.id) ?? [];
			return COLUMNS.map(([, cell]) => cell(order, own, channels.get(order.salesChannelId) ?? "", taxes, left));
		};
		yield orders.map((order) => csvLine(cells(order))).join("");
	}
}

type Taxes = readonly TaxedAmount[];
type Cell = (
	order: OrderRow,
	lines: readonly LineRow[],
	channelName: string,
	taxes: Taxes,
	shipments: readonly Shipment[],
) => string | number | null;
const COLUMNS: readonly (readonly [string, Cell])[] = [
	["Numéro", (order) => order.orderNumber],
	["Date", (order) => formatDateTime(order.createdAt)],
	["Statut", (order) => statusWords(order).label],
	["Paiement", (order) => PAYMENT_STATUS[paymentStatus(order)].label],
	["Prénom", (order) => order.firstName],
	["Nom", (order) => order.lastName],
	["Email", (order) => order.email],
	["Téléphone", (order) => order.phone],
	["Rue", (order) => order.street],
	["Code postal", (order) => order.postalCode],
	["Ville", (order) => order.city],
	["Pays", (order) => order.country],
	["Instructions", (order) => order.deliveryNotes],
	["Sous-total", (order) => toEuros(order.subtotalCents)],
	["Frais de port", (order) => toEuros(order.shippingCents)],
	["Total", (order) => toEuros(order.totalCents)],
	["Acompte (%)", (order) => order.depositPercentage],
	["Payé", (order) => toEuros(order.capturedCents)],
	["Remboursé", (order) => toEuros(order.refundedCents)],
	["Restant dû", (order) => toEuros(transferableCents(order))],
	["CA net", (order) => toEuros(turnoverCents(order))],
	["Livrée le", (order) => (order.deliveredAt ? formatDateTime(order.deliveredAt) : null)],
	["Articles", (_, lines) => lines.map((line) => `${line.boxes} × ${line.sku}`).join(", ")],
	["Canal", (_order, _lines, channelName) => channelName],
	["Référence du canal", (order) => order.externalRef],
	["Société", (order) => order.company],
	["SIREN ou SIRET", (order) => order.registration],
	["TVA intracommunautaire", (order) => order.vatNumber],
	["Référence du client", (order) => order.purchaseOrder],
	["Centre de coûts", (order) => order.costCentre],
	["Cartons expédiés", (_order, lines) => lines.reduce((sum, { shippedBoxes }) => sum + shippedBoxes, 0)],
	["Envois", (_order, _lines, _channel, _taxes, shipments) => shipments.map(shipmentCell).join(", ")],
	["Remise", discountOf],
	["Promotions", (order) => order.promotions.map(promotionLabel).join(", ")],
	...VAT_RATES.flatMap((rate): [string, Cell][] => [
		[`HT à ${formatPercent(rate)}`, (_order, _lines, _channel, taxes) => toEuros(taxAt(rate, taxes)?.netCents ?? 0)],
		[`TVA à ${formatPercent(rate)}`, (_order, _lines, _channel, taxes) => toEuros(taxAt(rate, taxes)?.vatCents ?? 0)],
	]),
	["HT à un autre taux", (_order, _lines, _channel, taxes) => toEuros(sumElsewhere(taxes, "netCents"))],
	["TVA à un autre taux", (_order, _lines, _channel, taxes) => toEuros(sumElsewhere(taxes, "vatCents"))],
];

/** "2026-11-26 Colissimo 6A12345678901". */
const shipmentCell = ({ shippedAt, tracking }: Shipment) =>
	[dayOf(new Date(shippedAt)), tracking?.carrierName, tracking?.number].filter(Boolean).join(" ");

/** Of the rates of other countries, which the shop states by zone. */
const sumElsewhere = (taxes: Taxes, part: "netCents" | "vatCents") =>
	taxes.reduce((sum, tax) => (VAT_RATES.some((rate) => rate === tax.ratePercent) ? sum : sum + tax[part]), 0);

/** An order's total at a rate, delivery included; undefined when nothing of it is at that rate. */
function taxAt(rate: VatRate, taxes: Taxes) {
	return taxes.find(({ ratePercent }) => ratePercent === rate);
}
