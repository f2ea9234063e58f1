import { dayOf } from "@confiserie/domain/day";
import { shopTime } from "../../../../lib/database/clock";
import { rows } from "../../../../lib/database/sql";
import { customerOfId } from "../../../../medusa/accounts/people";
import { type HandOver, OPEN_ORDER, OPEN_QUOTE } from "../../../companies/companies";
import { readBasket } from "../../../customers/baskets";
import { type OrderRow, recordStatus, tellOfOrder } from "../../orders";
import { saveForCompany } from "../../saved-lists";

/** Gives the open orders, quotes and cart of a member who leaves the company to a colleague, who pays and follows them from now on. */
export const handOver: HandOver = async (sql, { companyId, from, to, actor }) => {
	const email = (await customerOfId(sql, to))?.email ?? "";
	const now = shopTime();
	const moved = await rows<Pick<OrderRow, "id" | "status">>(
		sql,
		`update order_book set customer_id = ?, email = ?, updated_at = ? where company_id = ? and customer_id = ? and ${OPEN_ORDER}
			returning id, status`,
		[to, email, now, companyId, from],
	);
	const note = `Confiée à ${email}\u00a0: le membre qui l'a passée quitte l'entreprise.`;
	for (const { id: orderId, status } of moved) {
		await recordStatus(sql, {
			orderId,
			at: now,
			actor,
			from: status,
			to: status,
			act: "CONTACT",
			note,
			skipMail: true,
		});
		await tellOfOrder(sql, orderId, "order.corrected", now, { corrected: "CONTACT" });
	}
	await sql.raw(
		`update sales_quote set customer_id = ?, email = ? where company_id = ? and customer_id = ? and ${OPEN_QUOTE}`,
		[to, email, companyId, from, dayOf(now)],
	);
	const { cart } = await readBasket(sql, from);
	if (cart.length > 0) await saveForCompany(sql, { companyId, by: to, items: cart, now });
};
