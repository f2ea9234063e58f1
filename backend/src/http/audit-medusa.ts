import type { AuditEntity } from "@confiserie/domain/admin/audit";
import { medusaCallWords } from "@confiserie/domain/timeline/timeline-words";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { one } from "../lib/database/sql";
import { customerOfId } from "../medusa/accounts/people";
import { ORDER_OF_COLLECTION, PAYMENTS } from "../medusa/payments/payments";
import { PRODUCTS } from "../medusa/products/products";
import { noted, recordAudit } from "../modules/foundations/audit";
import { actorOf, keyOf } from "./caller";

interface ActedOn {
	entity: AuditEntity;
	entityId: string;
	label: string;
}

/** What Medusa Admin calls by itself, and the shop's own routes there, which write their own lines. */
const SILENT = /^(?:shop|contact-messages|users\/me|views|layouts|notifications|index|search|plugins)(?:\/|$)/;

/**
 * Writes each act in Medusa Admin into the audit log once it has been done: Medusa's routes write none. What they act
 * on is looked up before, so that what is deleted still has its name.
 */
export async function auditMedusaActs(
	req: MedusaRequest,
	res: MedusaResponse,
	next: MedusaNextFunction,
): Promise<void> {
	const path = `${req.baseUrl}${req.path}`.replace(/^\/admin\/?/i, "").replace(/\/$/, "");
	if (["GET", "HEAD", "OPTIONS"].includes(req.method) || path === "" || SILENT.test(path)) return next();
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
	const about = await actedOn(database, path);
	res.once("finish", () => {
		if (res.statusCode >= 400) return;
		// An invited user who accepts has no account yet.
		const actor = actorOf(req);
		const key = keyOf(req);
		recordAudit(database, actor ?? { customerId: "engine", email: "invitation" }, {
			action: "engine.acted",
			...about,
			changes: noted({ act: medusaCallWords(req.method, path), key: key?.title }),
		}).catch((error: unknown) => logger.warn(`An act in Medusa Admin was not noted: ${String(error)}`));
	});
	next();
}

/** The order, product or customer that a call is about; else Medusa Admin itself. */
async function actedOn(database: Knex, path: string): Promise<ActedOn> {
	const [family = "", id = ""] = path.split("/");
	const found = await LOOK_UPS[family]?.(database, id);
	return found ?? { entity: "engine", entityId: id || family, label: family };
}

const LOOK_UPS: Record<string, (database: Knex, id: string) => Promise<ActedOn | undefined>> = {
	orders: (database, id) => order(database, "?", id),
	payments: (database, id) => order(database, `select order_id from ${PAYMENTS} paid where paid.id = ?`, id),
	"payment-collections": (database, id) => order(database, ORDER_OF_COLLECTION, id),
	products: (database, id) => product(database, "?", id),
	"inventory-items": (database, id) =>
		product(
			database,
			"select product_id from product_packaging where inventory_item_id = ? and deleted_at is null",
			id,
		),
	customers: async (database, id) => {
		const customer = await customerOfId(database, id);
		return customer && { entity: "customer", entityId: id, label: customer.email ?? id };
	},
};

/** @param medusaOrder SQL of Medusa's order; takes `id` */
async function order(database: Knex, medusaOrder: string, id: string): Promise<ActedOn | undefined> {
	const found = await one<{ id: string; orderNumber: string }>(
		database,
		`select id, order_number from order_book where medusa_order_id in (${medusaOrder})`,
		[id],
	);
	return found && { entity: "order", entityId: found.id, label: found.orderNumber };
}

/** @param of SQL of the product's id; takes `id` */
async function product(database: Knex, of: string, id: string): Promise<ActedOn | undefined> {
	const found = await one<{ id: string; title: string }>(
		database,
		`select id, title from ${PRODUCTS} product where id in (${of})`,
		[id],
	);
	return found && { entity: "product", entityId: found.id, label: found.title };
}
