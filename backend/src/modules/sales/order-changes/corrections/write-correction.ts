import { carriageCost, isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatCents } from "@confiserie/domain/format";
import { PAYABLE_CENTS } from "@confiserie/domain/payments/payable";
import { formatBoxes, theBox } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, update } from "../../../../lib/database/sql";
import { type Administrator, noted } from "../../../foundations/audit";
import { scheduleTask } from "../../../foundations/outbox";
import { type OrderRow, queueOrderMail, tellOfOrder } from "../../orders";
import { overrideNote } from "../exceeded-limit";
import type { CorrectionPlan } from "./plan-correction";
import { tellCorrection } from "./tell-correction";
import { writeLines } from "./write-lines";

interface Writing {
	actor: Administrator;
	idempotencyKey: string;
	requestHash: string;
	/** Of a correction beyond a limit. */
	overrideReason?: string | undefined;
	paymentPath: (orderNumber: string) => string;
	now: Date;
}

/** Writes a correction of an order whose row is locked, with all that follows from it. @throws InsufficientStock */
export async function writeCorrection(
	sql: Knex.Transaction,
	order: OrderRow,
	plan: CorrectionPlan,
	{ actor, idempotencyKey, requestHash, overrideReason, paymentPath, now }: Writing,
): Promise<void> {
	const { id: orderId, orderNumber } = order;
	const { subtotalCents, shippingCents, totalCents, expectedCents, refundCents, dueCents, isInvoiceReplaced } = plan;
	const id = generateEntityId(undefined, "corr");
	await insert(sql, "order_correction", {
		id,
		orderId,
		idempotencyKey,
		requestHash,
		correctedAt: now,
		correctedBy: actor.customerId,
		fromCents: order.totalCents,
		toCents: totalCents,
		refundCents,
		replacesInvoice: isInvoiceReplaced,
	});
	await update(sql, "order_book", orderId, {
		promotions: JSON.stringify(plan.promotions),
		mixedPallets: plan.mixedPallets && JSON.stringify(plan.mixedPallets),
		subtotalCents,
		shippingCents,
		delivery: plan.delivery,
		dispatchBy: plan.dispatchBy,
		deliveredFrom: plan.deliveredFrom,
		totalCents,
		expectedCents,
		correctedCents: order.correctedCents + refundCents,
		corrections: order.corrections + 1,
		updatedAt: now,
	});
	const articles = wordsOf(plan);
	const changes = articles || termsWords(order, plan);
	const heading = articles
		? "Articles corrigés"
		: isPickup(plan.delivery)
			? "Retrait et TVA corrigés"
			: "Livraison et TVA corrigées";
	const words = [`${heading}\u00a0: ${changes}.`, moneyWords(order, plan)].join(" ");
	const note = [words, overrideNote(overrideReason)].filter(Boolean).join("\n");
	await scheduleTask(sql, orderId, "INVOICE", now);
	await tellCorrection(sql, order, {
		what: "ARTICLES",
		actor,
		now,
		note,
		changes: {
			totalCents: { from: order.totalCents, to: totalCents },
			...noted({ articles: changes, overrideReason, refundCents: refundCents || null }),
		},
	});
	await writeLines(sql, order, plan, now);
	await tellOfOrder(sql, orderId, "order.corrected", now, { corrected: "ARTICLES" });
	const path = dueCents >= PAYABLE_CENTS.minimum ? paymentPath(orderNumber) : null;
	await queueOrderMail(sql, orderId, (summary) => ({
		key: `order-corrected:${id}`,
		template: "order-corrected",
		data: { order: summary, fromCents: order.totalCents, refundCents, dueCents, path },
	}));
}

/** "Nougat 8 → 6 cartons, Calisson retiré, Praline ajouté (2 cartons), Calisson 8,00 € → 9,00 € le carton". */
function wordsOf({ lines, removed }: CorrectionPlan): string {
	return [
		...lines
			.filter(({ boxes, before }) => boxes !== before)
			.map(({ name, boxes, before, row, entry }) => {
				const words = formatBoxes(boxes, row ?? entry ?? null);
				return before === 0 ? `${name} ajouté (${words})` : `${name} ${before} → ${words}`;
			}),
		...removed.map(({ productName }) => `${productName} retiré`),
		...lines.flatMap(({ name, row, unitPriceCents }) =>
			!row || row.unitPriceCents === unitPriceCents
				? []
				: [`${name} ${formatCents(row.unitPriceCents)} → ${formatCents(unitPriceCents)} ${theBox(row)}`],
		),
	].join(", ");
}

/** "frais de port 4,99 € → 12,00 €, TVA 20 % → 19 %": what another address changes of an order with the same articles. */
function termsWords({ shippingCents: before }: OrderRow, { lines, shippingCents, delivery }: CorrectionPlan): string {
	const rates = lines.flatMap(({ row, vatRate }) =>
		row && row.vatRate !== vatRate ? [`TVA ${row.vatRate}\u00a0% → ${vatRate}\u00a0%`] : [],
	);
	const carriage = `${carriageCost(isPickup(delivery))} ${formatCents(before)} → ${formatCents(shippingCents)}`;
	return [carriage, ...new Set(rates)].join(", ");
}

function moneyWords({ totalCents: before }: OrderRow, plan: CorrectionPlan): string {
	const { totalCents, addedCents, offBalanceCents, refundCents } = plan;
	if (totalCents === before) return `Total inchangé\u00a0: ${formatCents(totalCents)}.`;
	const moves = [
		addedCents > 0 ? `${formatCents(addedCents)} de plus à payer` : "",
		offBalanceCents > 0 ? `${formatCents(offBalanceCents)} de moins à payer` : "",
		refundCents > 0 ? `${formatCents(refundCents)} à rendre` : "",
	].filter(Boolean);
	return `Total ${formatCents(before)} → ${formatCents(totalCents)}\u00a0: ${moves.join(", ")}.`;
}
