import { formatCents, formatDate } from "@confiserie/domain/format";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";
import { rate } from "./lines";

type Taxed = BillingDocument["totals"][number];
type Row = readonly [label: string, amount: string, isStrong?: boolean];

const WIDTH = 340;
const ROW = 14;

const sumOf = (amounts: readonly Taxed[], part: "netCents" | "vatCents" | "grossCents") =>
	amounts.reduce((sum, one) => sum + one[part], 0);

/** Totals by rate, deposits deducted, payments, what is due, and that it is paid where it is. */
export function drawFigures(sheet: Sheet, document: BillingDocument): void {
	drawRows(sheet, [...totalRows(document), ...depositRows(document), ...paymentRows(document)]);
	drawMark(sheet, document);
	sheet.y += 12;
}

/** Amounts below each other on the right, each with its words. */
export function drawRows(sheet: Sheet, rows: readonly Row[]): void {
	sheet.ensure(rows.length * ROW + 40);
	const left = PAGE.width - PAGE.margin - WIDTH;
	for (const [label, amount, isStrong] of rows) {
		const style = { font: isStrong ? "strong" : "text", size: isStrong ? 10.5 : 9 } as const;
		const height = sheet.write(label, left, sheet.y, WIDTH - 96, style);
		sheet.write(amount, left + WIDTH - 96, sheet.y, 96 - 6, { ...style, align: "right" });
		sheet.y += Math.max(ROW, height + 4);
	}
}

/** HT, VAT by rate, TTC. */
export function totalRows({ totals }: Pick<BillingDocument, "totals">): Row[] {
	return [
		["Total HT", formatCents(sumOf(totals, "netCents"))],
		...totals.map(
			({ ratePercent, netCents, vatCents }): Row => [
				`TVA ${rate(ratePercent)} sur ${formatCents(netCents)}`,
				formatCents(vatCents),
			],
		),
		["Total TTC", formatCents(sumOf(totals, "grossCents")), true],
	];
}

/** What a final invoice deducts, with its VAT by rate, and what VAT is left. */
function depositRows({ kind, earlier, balance }: BillingDocument): Row[] {
	if (kind !== "FINAL_INVOICE" || earlier.length === 0) return [];
	return [
		...earlier.flatMap(({ number, issuedOn, totals }): Row[] => [
			[`Acompte ${number} du ${formatDate(issuedOn)}`, formatCents(-sumOf(totals, "grossCents"))],
			...totals.map(({ ratePercent, vatCents }): Row => [`dont TVA ${rate(ratePercent)}`, formatCents(-vatCents)]),
		]),
		["Reste après acompte TTC", formatCents(sumOf(balance, "grossCents")), true],
		...balance.map(({ ratePercent, vatCents }): Row => [`dont TVA ${rate(ratePercent)}`, formatCents(vatCents)]),
	];
}

function paymentRows({ kind, payments, dueCents, dueOn }: BillingDocument): Row[] {
	if (kind === "CREDIT_NOTE") return [];
	return [
		...payments.map(
			({ receivedOn, means, amountCents }): Row => [
				`Reçu le ${formatDate(receivedOn)}, ${means.toLowerCase()}`,
				formatCents(amountCents),
			],
		),
		...(dueOn === null ? [] : [[`À payer au plus tard le ${formatDate(dueOn)}`, formatCents(dueCents), true] as const]),
	];
}

function drawMark(sheet: Sheet, document: BillingDocument): void {
	const text = markOf(document);
	if (text === undefined) return;
	sheet.y += 6;
	sheet.y += sheet.write(text, PAGE.margin, sheet.y, INNER, {
		font: "strong",
		size: 11,
		colour: COLOURS.raspberry,
		align: "right",
	});
}

function markOf({
	kind,
	dueCents,
	earlier,
	isOffBalance,
	isReplaced,
	isPaymentCorrected,
}: BillingDocument): string | undefined {
	if (kind === "CREDIT_NOTE") {
		const numbers = earlier.map(({ number }) => number).join(", ");
		if (isReplaced) return `Annule ${numbers}, que remplace une nouvelle facture.`;
		if (isPaymentCorrected) return `Corrige ${numbers}, dont le paiement est rectifié.`;
		return `Corrige ${numbers}. ${isOffBalance ? "Somme déduite du solde à payer." : "Somme remboursée."}`;
	}
	if (kind === "DEPOSIT_INVOICE") return "Acompte acquitté";
	return dueCents === 0 ? "Facture acquittée" : undefined;
}
