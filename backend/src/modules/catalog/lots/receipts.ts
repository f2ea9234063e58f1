import type {
	deliveryInputSchema,
	Receipt,
	ReceiptPage,
	receiptInputSchema,
	receiptQuerySchema,
} from "@confiserie/domain/contract/lots";
import { dayOf } from "@confiserie/domain/day";
import { DURABILITIES, type Durability } from "@confiserie/domain/food/durability";
import { isUnsafe } from "@confiserie/domain/lots/fefo";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { unusualBoxes } from "@confiserie/domain/lots/unusual-receipt";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { pageOf } from "../../../lib/database/page";
import { insert, inTransaction, isoRows, lock, one, type Sql } from "../../../lib/database/sql";
import { requestHashOf } from "../../../lib/request-hash";
import { emailOfPerson } from "../../../medusa/accounts/people";
import { lockLevels, moveStocked } from "../../../medusa/inventory/levels";
import { PRODUCTS } from "../../../medusa/products/products";
import { type Administrator, noted, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { LOT_MATCHES, LOTS_OF_PRODUCTS, readLot } from "./list-lots";
import { isoDay, recordedId } from "./reads";

type Delivery = z.output<typeof deliveryInputSchema>;
type Line = Delivery["lines"][number] & {
	/** Path of the line in the request. */
	at: string;
};
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
	usual: number | null;
	boxesPerPallet: number | null;
	piecesPerBox: number;
}

/**
 * Records goods of one lot that came in, and the stock in the same transaction. The same request again returns the first receipt.
 * @throws ApiFailure IDEMPOTENCY_CONFLICT; PRODUCT_NOT_FOUND; LOT_CHANGED when the lot is known with another date; LOT_WITHHELD when it is
 * blocked; VALIDATION
 */
export async function recordReceipt(
	pool: Knex,
	input: z.output<typeof receiptInputSchema>,
	received: Received,
): Promise<Receipt> {
	const { key, supplier, receivedOn, ...line } = input;
	const delivery = { key, supplier, receivedOn, deliveryNote: "", isConfirmed: true };
	const [receipt] = await record(pool, { ...delivery, lines: [{ ...line, at: "" }] }, input, received);
	if (!receipt) throw new Error(`The receipt ${key} that was just recorded is gone.`);
	return receipt;
}

/** Records the lots of one delivery, all or none. @throws ApiFailure as above; RECEIPT_UNUSUAL unless the input is confirmed */
export function recordDelivery(pool: Knex, input: Delivery, received: Received): Promise<Receipt[]> {
	const { isConfirmed: _, ...request } = input;
	const lines = input.lines.map((line, index) => ({ ...line, at: `lines[${index}].` }));
	return record(pool, { ...input, lines }, request, received);
}

/** @param request what the key stands for */
async function record(
	pool: Knex,
	delivery: Omit<Delivery, "lines"> & { lines: readonly Line[] },
	request: { key: string },
	received: Received,
): Promise<Receipt[]> {
	const { key, lines, isConfirmed, ...note } = delivery;
	await inTransaction(pool, async (sql) => {
		await lock(sql, "goods-receipt", key);
		if (await recordedId(sql, "goods_receipt", request)) return;
		const goods: Goods[] = [];
		for (const line of lines) goods.push({ ...line, product: await readProduct(sql, line) });
		if (!isConfirmed) refuseUnusual(goods);
		const items = [...new Set(goods.map(({ product }) => product.inventoryItemId))];
		if ((await lockLevels(sql, received.locationId, items)).length < items.length)
			throw new Error("A received product has no stock level.");
		for (const [line, one] of goods.entries())
			await recordLine(sql, one, { ...received, receipt: { key, line, requestHash: requestHashOf(request), ...note } });
	});
	return (await select(pool, "receipt.key = ?", [key], { size: lines.length, page: 0 })).content;
}

interface Goods extends Line {
	product: ReceivedProduct;
}
interface RecordedLine extends Received {
	receipt: Pick<Delivery, "key" | "supplier" | "receivedOn" | "deliveryNote"> & { line: number; requestHash: string };
}

async function recordLine(
	sql: Knex.Transaction,
	input: Goods,
	{ locationId, actor, now, receipt }: RecordedLine,
): Promise<void> {
	const { boxes, expiresOn, at, product } = input;
	const { supplier, receivedOn, deliveryNote } = receipt;
	const durability = input.durability ?? product.durability;
	refuseDates({ expiresOn, receivedOn, at }, product, { durability, today: dayOf(now) });
	const { inventoryItemId } = product;
	const lotId = await lotFor(sql, { inventoryItemId, locationId, durability, input, now });
	await moveStocked(sql, locationId, [{ inventoryItemId, boxes }], lotId);
	const costCents = input.costPerBox === null ? null : Math.round(input.costPerBox * 10_000) / 100;
	await insert(sql, "goods_receipt", {
		id: generateEntityId(undefined, "recpt"),
		...receipt,
		lotId,
		boxes,
		costCents,
		receivedBy: actor.customerId,
		createdAt: now,
	});
	await recordAudit(sql, actor, {
		action: "lot.received",
		entity: "lot",
		entityId: lotId,
		label: lotLabel({ code: input.lot, productName: product.name }),
		changes: noted({ boxes, expiresOn, supplier, deliveryNote, costCents, receivedOn }),
	});
}

/**
 * Takes what a receipt brought out of its lot again; a repetition changes nothing.
 * @throws ApiFailure RECEIPT_NOT_FOUND; RECEIPT_USED where boxes are gone, withheld or awaited by orders
 */
export async function undoReceipt(pool: Knex, { id, actor, now }: { id: string } & Omit<Received, "locationId">) {
	await inTransaction(pool, async (sql) => {
		const item = await one<{ inventoryItemId: string; locationId: string }>(
			sql,
			"select inventory_item_id, location_id from lot join goods_receipt receipt on receipt.lot_id = lot.id where receipt.id = ?",
			[id],
		);
		if (!item) throw new ApiFailure("RECEIPT_NOT_FOUND");
		const { inventoryItemId, locationId } = item;
		const [level] = await lockLevels(sql, locationId, [inventoryItemId]);
		const receipt = await one<{ lotId: string; boxes: number; free: number; isUndone: boolean }>(
			sql,
			`select lot_id, receipt.boxes, lot.boxes - lot.leaving as free, undone_at is not null as is_undone
			from goods_receipt receipt join lot on lot.id = receipt.lot_id where receipt.id = ? for update`,
			[id],
		);
		if (!receipt || receipt.isUndone) return;
		const { lotId, boxes, free } = receipt;
		if (!level || free < boxes || level.stocked - level.reserved < boxes) throw new ApiFailure("RECEIPT_USED");
		await moveStocked(sql, locationId, [{ inventoryItemId, boxes: -boxes }], lotId);
		await sql.raw("update goods_receipt set undone_at = ?, undone_by = ? where id = ?", [now, actor.customerId, id]);
		await recordAudit(sql, actor, {
			action: "lot.receipt-undone",
			entity: "lot",
			entityId: lotId,
			label: lotLabel(await readLot(sql, lotId, now)),
			changes: { boxes: { from: boxes, to: 0 } },
		});
	});
	const { content } = await select(pool, "receipt.id = ?", [id], { size: 1, page: 0 });
	const [receipt] = content;
	if (!receipt) throw new ApiFailure("RECEIPT_NOT_FOUND");
	return receipt;
}

/** Receipts, the latest first. */
export function listReceipts(
	sql: Sql,
	{ query, page, size }: z.output<typeof receiptQuerySchema>,
): Promise<ReceiptPage> {
	const condition = `${LOT_MATCHES} or strpos(lower(receipt.supplier), lower(?)) > 0 or strpos(lower(delivery_note), lower(?)) > 0`;
	return select(sql, condition, [query, query, query, query, query], { page, size });
}

/** The name of a lot of a product, as the audit log shows it. */
export const lotLabel = ({ code, productName }: { code: string | null; productName: string }) =>
	`${code ?? "sans numéro"} (${productName})`;

async function select(
	sql: Sql,
	condition: string,
	values: string[],
	{ page, size }: { page: number; size: number },
): Promise<ReceiptPage> {
	const found = await isoRows<Omit<Receipt, "costPerBox"> & { cost: number | null; total: number }>(
		sql,
		`select receipt.id, lot.id as lot_id, lot.code, lot.durability, ${isoDay("lot.expires_on")} as expires_on, receipt.boxes,
			receipt.supplier, receipt.delivery_note, receipt.undone_at, receipt.cost_cents::float8 as cost, ${isoDay("receipt.received_on")} as received_on, receipt.created_at,
			${emailOfPerson("receipt.received_by")} as received_by, product.product_id, product.title as product_name, product.reference,
			product.pieces_per_box, count(*) over ()::int as total
		from goods_receipt receipt, ${LOTS_OF_PRODUCTS}
		where lot.id = receipt.lot_id and (${condition})
		order by receipt.created_at desc, receipt.key, receipt.line limit ? offset ?`,
		[...values, size, page * size],
	);
	const content = found.map(({ cost, total: _, ...receipt }) => ({
		...receipt,
		costPerBox: cost === null ? null : cost / 100,
	}));
	return pageOf(content, found[0]?.total ?? 0, { page, size });
}

/** @throws ApiFailure PRODUCT_NOT_FOUND */
async function readProduct(sql: Sql, { productId, at }: Line): Promise<ReceivedProduct> {
	const product = await one<ReceivedProduct>(
		sql,
		`select inventory_item_id, product.title as name, is_food, durability, boxes_per_pallet, pieces_per_box,
			(select percentile_disc(0.5) within group (order by receipt.boxes) from goods_receipt receipt
				join lot on lot.id = receipt.lot_id and undone_at is null
				where lot.inventory_item_id = packaging.inventory_item_id) as usual
		from product_packaging packaging
		join ${PRODUCTS} product on product.id = product_id where product_id = ? and packaging.deleted_at is null`,
		[productId],
	);
	if (!product) throw new ApiFailure("PRODUCT_NOT_FOUND", { field: `${at}productId` });
	return product;
}

/** @throws ApiFailure RECEIPT_UNUSUAL */
function refuseUnusual(goods: readonly Goods[]): void {
	const errors = goods.flatMap(({ boxes, at, product }) => {
		const message = unusualBoxes(boxes, product);
		return message ? [{ field: `${at}boxes`, message }] : [];
	});
	const [first] = errors;
	if (first) throw new ApiFailure("RECEIPT_UNUSUAL", { field: first.field, errors });
}

/** @throws ApiFailure VALIDATION */
function refuseDates(
	{ expiresOn, receivedOn, at }: { expiresOn: string | null; receivedOn: string; at: string },
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
		throw new ApiFailure("VALIDATION", { field: `${at}expiresOn`, message: `La ${short} de cette denrée manque.` });
	if (isUnsafe({ durability, expiresOn }, today))
		throw new ApiFailure("VALIDATION", {
			field: `${at}expiresOn`,
			message: "Cette DLC est passée\u00a0: le lot ne peut plus être vendu.",
		});
}

/** The lot of this number, new or known. @throws ApiFailure LOT_CHANGED, LOT_WITHHELD */
async function lotFor(
	sql: Knex.Transaction,
	lot: {
		inventoryItemId: string;
		locationId: string;
		durability: Durability;
		input: Line;
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
		isUnused: boolean;
	}>(
		sql,
		`select id, code, durability, ${isoDay("expires_on")} as expires_on, blocked_at is not null as is_blocked,
			boxes + withheld = 0 and not exists (select from order_lot where lot_id = lot.id)
				and not exists (select from lot_removal where lot_id = lot.id)
				and (select bool_and(undone_at is not null) from goods_receipt where lot_id = lot.id) as is_unused from lot
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
	// Every receipt of it was undone: its label counts again.
	if (known.isUnused) {
		const { lot: code, expiresOn } = input;
		await sql.raw("update lot set code = ?, durability = ?, expires_on = ? where id = ?", [
			code,
			durability,
			expiresOn,
			known.id,
		]);
		return known.id;
	}
	if (known.expiresOn !== input.expiresOn || (input.expiresOn !== null && known.durability !== durability))
		throw new ApiFailure("LOT_CHANGED", {
			field: `${input.at}expiresOn`,
			message: known.expiresOn
				? `Ce lot a été reçu avec une autre date\u00a0: ${lotWords(known)}. Vérifiez l'étiquette.`
				: "Ce lot a été reçu sans date. Vérifiez l'étiquette.",
		});
	if (known.isBlocked)
		throw new ApiFailure("LOT_WITHHELD", {
			field: `${input.at}lot`,
			message: "Ce lot est bloqué\u00a0: débloquez-le pour le recevoir, ou refusez la livraison.",
		});
	return known.id;
}
