import { formatIban } from "@confiserie/domain/business/iban";
import { formatCents } from "@confiserie/domain/format";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { epcPayload } from "@confiserie/domain/invoicing/epc-payment";
import { isByTransfer } from "@confiserie/domain/invoicing/open-balance";
import { drawQrCode } from "../../../../lib/pdf/qr-code";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";

/** Points; a banking application reads a code of two centimetres and more. */
const CODE = 78;
const GAP = 16;

/** How what is due is transferred: account, reference, and a code that fills both in. */
export function drawTransfer(sheet: Sheet, document: BillingDocument): void {
	const { seller, dueCents, number } = document;
	const { iban, bic } = seller;
	if (!isByTransfer(document) || iban === null) return;
	sheet.ensure(CODE + 24);
	const payload = epcPayload({ name: seller.name, iban, bic: bic ?? "", amountCents: dueCents, remittance: number });
	drawQrCode(sheet.doc, payload, { x: PAGE.margin, y: sheet.y, size: CODE });
	const left = PAGE.margin + CODE + GAP;
	const width = INNER - CODE - GAP;
	const title = sheet.write("Payer par virement SEPA", left, sheet.y, width, { font: "strong", colour: COLOURS.plum });
	const facts = [
		`Bénéficiaire\u00a0: ${seller.name}`,
		`IBAN\u00a0: ${formatIban(iban)}`,
		bic && `BIC\u00a0: ${bic}`,
		`Référence à indiquer\u00a0: ${number}`,
		`Montant\u00a0: ${formatCents(dueCents)}. Votre application bancaire lit le code ci-contre.`,
	];
	const height = title + sheet.write(facts.filter(Boolean).join("\n"), left, sheet.y + title + 2, width);
	sheet.y += Math.max(CODE, height) + 16;
}
