import { monthOf } from "@confiserie/domain/company/spending";
import type { AdminCompany } from "@confiserie/domain/contract/admin-companies";
import { toEuros } from "@confiserie/domain/money";
import { isSold, type OrderStatus } from "@confiserie/domain/orders/order-status";
import { type PaymentFacts, paymentStatus } from "@confiserie/domain/payments/payment-status";
import { rows, type Sql } from "../../../../lib/database/sql";
import { nameOfPerson } from "../../../../medusa/accounts/people";
import { businessOf } from "../../../customers/accounts";
import { statusIn } from "../../../foundations/order-status";
import { findCompany } from "../company-row";
import { listOpenInvitations } from "../invitations";
import { readMembers } from "../read-company";
import { sitesOf } from "../sites";

const PRODUCTS_SHOWN = 10;
const ORDERS_SHOWN = 10;

/** A company as the staff sees it. @throws ApiFailure COMPANY_UNKNOWN */
export async function readAdminCompany(sql: Sql, id: string, now: Date): Promise<AdminCompany> {
	const row = await findCompany(sql, id);
	const business = businessOf(row);
	if (!business) throw new Error("A company without a name.");
	const [members, invitations, sites, months, products, orders] = await Promise.all([
		readMembers(sql, id, now),
		listOpenInvitations(sql, id),
		sitesOf(sql, id),
		monthsOf(sql, id, now),
		productsOf(sql, id, now),
		ordersOf(sql, id),
	]);
	return {
		id,
		...business,
		createdAt: row.createdAt.toISOString(),
		note: row.note,
		electronicAddress: row.electronicAddress,
		members: members.map(({ isYou: _, ...member }) => member),
		invitations,
		sites,
		months,
		products,
		orders,
	};
}

/** Turnover of the last twelve calendar months in Paris, the current one first. */
async function monthsOf(sql: Sql, companyId: string, now: Date): Promise<AdminCompany["months"]> {
	const found = await rows<{ month: string; orders: number; revenue: number }>(
		sql,
		`select to_char(month.day, 'YYYY-MM') as month, count(order_book.id)::int as orders,
				coalesce(sum(turnover_cents), 0)::float8 as revenue
			from generate_series(?::timestamp - interval '11 months', ?::timestamp, interval '1 month') month(day)
			left join order_book on company_id = ? and ${statusIn(isSold)}
				and created_at >= month.day at time zone 'Europe/Paris'
				and created_at < (month.day + interval '1 month') at time zone 'Europe/Paris'
			group by month.day order by month.day desc`,
		[monthOf(now).from, monthOf(now).from, companyId],
	);
	return found.map(({ revenue, ...month }) => ({ ...month, revenue: toEuros(revenue) }));
}

function productsOf(sql: Sql, companyId: string, now: Date): Promise<AdminCompany["products"]> {
	return rows(
		sql,
		`select product_id, max(product_name) as name, count(distinct order_id)::int as orders, sum(boxes)::int as boxes,
				max(pieces_per_box) as pieces_per_box
			from order_book_line join order_book on order_book.id = order_book_line.order_id
			where company_id = ? and ${statusIn(isSold)} and created_at >= ?::timestamptz - interval '12 months'
			group by product_id order by orders desc, boxes desc, product_id limit ${PRODUCTS_SHOWN}`,
		[companyId, now],
	);
}

interface OrderedRow extends PaymentFacts {
	orderNumber: string;
	createdAt: Date;
	status: OrderStatus;
	approval: AdminCompany["orders"][number]["approval"];
	purchaseOrder: string | null;
	buyer: string | null;
}

async function ordersOf(sql: Sql, companyId: string): Promise<AdminCompany["orders"]> {
	const found = await rows<OrderedRow>(
		sql,
		`select order_book.*, ${nameOfPerson("order_book.customer_id")} as buyer from order_book where company_id = ?
			order by created_at desc, id desc limit ${ORDERS_SHOWN}`,
		[companyId],
	);
	return found.map(listedOrder);
}

/** An order in a list of its company. */
export function listedOrder(order: OrderedRow): AdminCompany["orders"][number] {
	return {
		orderNumber: order.orderNumber,
		createdAt: order.createdAt.toISOString(),
		status: order.status,
		paymentStatus: paymentStatus(order),
		approval: order.approval,
		total: toEuros(order.totalCents),
		purchaseOrder: order.purchaseOrder ?? "",
		buyer: order.buyer,
	};
}
