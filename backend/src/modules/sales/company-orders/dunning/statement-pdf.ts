import { formatIban } from "@confiserie/domain/business/iban";
import type { Statement } from "@confiserie/domain/contract/statements";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { pdfOf } from "../../../../lib/pdf/document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";

const WIDTHS = [102, 92, 96, 96, 62] as const;
const REST = INNER - WIDTHS.reduce((sum, width) => sum + width, 0);
const HEAD = ["Facture", "Commande", "Émise le", "À régler le", "Reste", "Retard"] as const;

/** A company's statement as PDF/A, as it was at its day. */
export function statementPdf(statement: Statement, seller: { name: string }): Promise<Buffer> {
	const { company, asOf, invoices, orders, outstanding, overdue, isBlocked, iban, bic } = statement;
	return pdfOf(`Relevé de compte ${company}`, new Date(`${asOf}T12:00:00Z`), (sheet) => {
		sheet.doc.rect(0, 0, PAGE.width, 10).fill(COLOURS.raspberry);
		line(sheet, seller.name, { font: "strong", size: 11 });
		line(sheet, "Relevé de compte", { font: "title", size: 20, colour: COLOURS.raspberry });
		line(sheet, company, { font: "strong", size: 12 });
		const late = overdue > 0 ? `, dont ${formatEuros(overdue)} en retard` : "";
		line(sheet, `Au ${formatDate(asOf)}\u00a0: ${formatEuros(outstanding)} à régler${late}.`, { size: 10 });
		if (isBlocked)
			line(sheet, "Paiement à 30 jours suspendu jusqu'au règlement des factures en retard.", { font: "strong" });
		sheet.y += 10;
		row(sheet, HEAD, true);
		for (const { number, orderNumber, issuedOn, dueOn, open, daysLate } of invoices)
			row(sheet, [
				number,
				orderNumber,
				formatDate(issuedOn),
				formatDate(dueOn),
				formatEuros(open),
				daysLate > 0 ? formatCount(daysLate, "jour") : "",
			]);
		for (const { orderNumber, placedOn, open } of orders)
			row(sheet, ["À facturer", orderNumber, formatDate(placedOn), "", formatEuros(open), ""]);
		sheet.y += 14;
		if (iban) {
			const bank = bic ? `, BIC ${bic}` : "";
			line(sheet, `Par virement\u00a0: IBAN ${formatIban(iban)}${bank}, avec le numéro de la facture.`);
		}
		sheet.numberPages("Relevé de compte", seller.name);
	});
}

function line(sheet: Sheet, text: string, style: Parameters<Sheet["write"]>[4] = {}): void {
	sheet.y += sheet.write(text, PAGE.margin, sheet.y, INNER, style) + 4;
}

function row(sheet: Sheet, cells: readonly string[], isHead = false): void {
	const font = isHead ? "strong" : "text";
	const height = Math.max(...cells.map((cell, index) => sheet.heightOf(cell, WIDTHS[index] ?? REST, { font }))) + 8;
	if (sheet.ensure(height) && !isHead) row(sheet, HEAD, true);
	let x: number = PAGE.margin;
	for (const [index, cell] of cells.entries()) {
		const width = WIDTHS[index] ?? REST;
		sheet.write(cell, x, sheet.y + 4, width - 4, { font, align: index >= 4 ? "right" : "left" });
		x += width;
	}
	sheet.y += height;
	sheet.rule(sheet.y);
}
