import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";

/** Mandatory notes, below the totals. */
export function drawMentions(sheet: Sheet, { mentions }: BillingDocument): void {
	const style = { size: 8, colour: COLOURS.plum } as const;
	for (const { text } of mentions) {
		sheet.ensure(sheet.heightOf(text, INNER, style) + 4);
		sheet.y += sheet.write(text, PAGE.margin, sheet.y, INNER, style) + 4;
	}
}
