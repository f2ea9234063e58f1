import { quotedPromotions } from "@confiserie/domain/quote/quoted-reductions";
import type { Sql } from "../../../lib/database/sql";
import { queueMail } from "../../foundations/mail";
import { contentOf, type QuoteRow } from "./quote-row";

/** Has a quote sent to its customer, with the link that opens it. */
export async function mailQuote(sql: Sql, quote: QuoteRow): Promise<void> {
	const { firstName, lines, subtotalCents, shippingCents, delivery, totalCents, totals } = contentOf(quote);
	const { id, number, validUntil, replaces, note, email, accessKey, companyId } = quote;
	await queueMail(sql, {
		key: `quote:${id}`,
		to: email,
		template: "quote",
		data: {
			quote: {
				...{ number, validUntil, replaces, note, firstName, delivery },
				...{ subtotalCents, shippingCents, totalCents, taxes: totals },
				isForMembers: companyId !== null,
				lines: lines.map(({ name, quantity, piecesPerBox, boxesPerLayer, boxesPerPallet, grossCents }) => ({
					...{ name, quantity, piecesPerBox, boxesPerLayer, boxesPerPallet, totalCents: grossCents },
				})),
				promotions: quotedPromotions(lines).map(({ promotion: { name }, discountCents }) => ({ name, discountCents })),
			},
			path: `/devis/${accessKey}`,
		},
	});
}
