import type { Receipt, ReceiptPage, receiptInputSchema, receiptQuerySchema } from "@confiserie/domain/contract/lots";
import { dayOf } from "@confiserie/domain/day";
import { DURABILITIES, type Durability } from "@confiserie/domain/food/durability";
import { isUnsafe } from "@confiserie/domain/lots/fefo";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { insert, inTransaction, lock, one, rows, type Sql } from "../../lib/database/sql";
import { requestHashOf } from "../../lib/request-hash";
import { emailOfPerson } from "../../medusa/accounts/people";
import { lockLevels, moveStocked } from "../../medusa/inventory/levels";
import { PRODUCTS } from "../../medusa/products/products";
import { type Administrator, recordAudit } from "../audit";
import { ApiFailure } from "../failures";
import { LOT_MATCHES, LOTS_OF_PRODUCTS } from "./list-lots";
import { isoDay, recordedId } from "./reads";

interface Received {
	locationId: string;
	actor: Administrator;
	now: Date;
}
interface ReceivedProduct {
	inventoryItemId: string;
	name: string;
	isFood: boolean;
	durability: Durability;
}

/**
 * Records goods that came in: their lot, and the stock in the same transaction. The same request again returns the first receipt.
 * @throws ApiFailure IDEMPOTENCY_CONFLICT; PRODUCT_NOT_FOUND; LOT_CHANGED when the lot is known with another date; LOT_WITHHELD when it is
 * blocked; VALIDATION
 */
export async function recordReceipt(
	pool: Knex,
	input: z.output<typeof receiptInputSchema>,
	{ locationId, actor, now }: Received,
): Promise<Receipt> {
	const id = await inTransaction(pool, async (sql) => {
		await lock(sql, "goods-receipt", input.key);
		const known = await recordedId(sql, "goods_receipt", input);
		if (known) return known;
		const product = await one<ReceivedProduct>(
			sql,
			`select inventory_item_id, product.title as name, is_food, durability from product_packaging packaging
			join ${PRODUCTS} product on product.id = product_id where product_id = ? and packaging.deleted_at is null`,
			[input.productId],
		);
		if (!product) throw new ApiFailure("PRODUCT_NOT_FOUND", { field: "productId" });
		const durability = input.durability ?? product.durability;
		refuseDates(input, product, { durability, today: dayOf(now) });
		const { inventoryItemId } = product;
		if ((await lockLevels(sql, locationId, [inventoryItemId])).length === 0)
			throw new Error(`Product ${input.productId} has no stock level.`);
		const lotId = await lotFor(sql, { inventoryItemId, locationId, durability, input, now });
		await moveStocked(sql, locationId, [{ inventoryItemId, boxes: input.boxes }], lotId);
		const receiptId = generateEntityId(undefined, "recpt");
		const costCents = input.costPerBox === null ? null : Math.round(input.costPerBox * 10_000) / 100;
		await insert(sql, "goods_receipt", {
			id: receiptId,
			key: input.key,
			requestHash: requestHashOf(input),
			lotId,
			boxes: input.boxes,
			supplier: input.supplier,
			costCents,
			receivedOn: input.receivedOn,
			receivedBy: actor.customerId,
			createdAt: now,
		});
		const { boxes, supplier, receivedOn } = input;
		await recordAudit(sql, {
			actorId: actor.customerId,
			actorEmail: actor.email,
			action: "lot.received",
			entity: "lot",
			entityId: lotId,
			label: lotLabel({ code: input.lot, productName: product.name }),
			changes: Object.fromEntries(
				Object.entries({ boxes, expiresOn: input.expiresOn, supplier, costCents, receivedOn })
					.filter(([, value]) => value !== null && value !== "")
					.map(([part, to]) => [part, { from: null, to }]),
			),
		});
		return receiptId;
	});
	const { content } = await select(pool, "receipt.id = ?", [id], { size: 1, page: 0 });
	const [receipt] = content;
	if (!receipt) throw new Error(`The receipt ${id} that was just recorded is gone.`);
	return receipt;
}

/** Receipts, the latest first. */
export function listReceipts(
	sql: Sql,
	{ query, page, size }: z.output<typeof receiptQuerySchema>,
): Promise<ReceiptPage> {
	const condition = `${LOT_MATCHES} or strpos(lower(receipt.supplier), lower(?)) > 0`;
	return select(sql, condition, [query, query, query, query], { page, size });
}

/** What people call a lot of a product. */
export const lotLabel = ({ code, productName }: { code: string | null; productName: string }) =>
	`${code ?? "sans numéro"} (${productName})`;

async function select(
	sql: Sql,
	condition: string,
	values: string[],
	{ page, size }: { page: number; size: number },
): Promise<ReceiptPage> {
	const found = await rows<
		Omit<Receipt, "createdAt" | "costPerBox"> & { createdAt: Date; cost: number | null; total: number }
	>(
		sql,
		`select receipt.id, lot.id as lot_id, lot.code, lot.durability, ${isoDay("lot.expires_on")} as expires_on, receipt.boxes,
			receipt.supplier, receipt.cost_cents::float8 as cost, ${isoDay("receipt.received_on")} as received_on, receipt.created_at,
			${emailOfPerson("receipt.received_by")} as received_by, product.product_id, product.title as product_name, product.reference,
			count(*) over ()::int as total
		from goods_receipt receipt, ${LOTS_OF_PRODUCTS}
		where lot.id = receipt.lot_id and (${condition}) order by receipt.created_at desc, receipt.id desc limit ? offset ?`,
		[...values, size, page * size],
	);
	const totalElements = found[0]?.total ?? 0;
	const content = found.map(({ cost, total: _, createdAt, ...receipt }) => ({
		...receipt,
		costPerBox: cost === null ? null : cost / 100,
		createdAt: createdAt.toISOString(),
	}));
	return { content, totalElements, last: (page + 1) * size >= totalElements };
}

/** @throws ApiFailure VALIDATION */
function refuseDates(
	{ expiresOn, receivedOn }: { expiresOn: string | null; receivedOn: string },
	{ isFood }: ReceivedProduct,
	{ durability, today }: { durability: Durability; today: string },
): void {
	if (receivedOn > today)
		throw new ApiFailure("VALIDATION", {
			field: "receivedOn",
			message: "La réception ne peut pas être dans l'avenir.",
		});
	const { short } = DURABILITIES[durability];
	if (isFood && expiresOn === null)
		throw new ApiFailure("VALIDATION", { field: "expiresOn", message: `La ${short} de cette denrée manque.` });
	if (isUnsafe({ durability, expiresOn }, today))
		throw new ApiFailure("VALIDATION", {
			field: "expiresOn",
			message: "Cette DLC est passée\u00a0: ces cartons ne peuvent plus être vendus.",
		});
}

/** The lot of this number, new or known. @throws ApiFailure LOT_CHANGED, LOT_WITHHELD */
async function lotFor(
	sql: Knex.Transaction,
	lot: {
		inventoryItemId: string;
		locationId: string;
		durability: Durability;
		input: { lot: string; expiresOn: string | null };
		now: Date;
	},
): Promise<string> {
	const { inventoryItemId, locationId, durability, input, now } = lot;
	const known = await one<{
		id: string;
		code: string;
		durability: Durability;
		expiresOn: string | null;
		isBlocked: boolean;
	}>(
		sql,
		`select id, code, durability, ${isoDay("expires_on")} as expires_on, blocked_at is not null as is_blocked from lot
			where inventory_item_id = ? and location_id = ? and upper(code) = upper(?) order by id`,
		[inventoryItemId, locationId, input.lot],
	);
	if (!known) {
		const id = generateEntityId(undefined, "lot");
		const { lot: code, expiresOn } = input;
		await insert(sql, "lot", {
			id,
			inventoryItemId,
			locationId,
			code,
			durability,
			expiresOn,
			boxes: 0,
			createdAt: now,
		});
		return id;
	}
	if (known.expiresOn !== input.expiresOn || (input.expiresOn !== null && known.durability !== durability))
		throw new ApiFailure("LOT_CHANGED", {
			field: "expiresOn",
			message: known.expiresOn
				? `Ce lot a été reçu avec une autre date\u00a0: ${lotWords(known)}. Vérifiez l'étiquette.`
				: "Ce lot a été reçu sans date. Vérifiez l'étiquette.",
		});
	if (known.isBlocked)
		throw new ApiFailure("LOT_WITHHELD", {
			field: "lot",
			message: "Ce lot est bloqué\u00a0: débloquez-le pour le recevoir, ou refusez la livraison.",
		});
	return known.id;
}
