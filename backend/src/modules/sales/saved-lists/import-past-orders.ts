import type { PastOrders } from "@confiserie/domain/contract/past-orders";
import { type BoxesOf, LIST_LIMITS, mergeBoxes } from "@confiserie/domain/customers/saved-list";
import {
	PAST_ORDERS_LIST,
	type PastLines,
	pastOrdersReader,
	reorderHistory,
} from "@confiserie/domain/orders/past-orders";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, lock, one, rows, type Sql, update } from "../../../lib/database/sql";
import { ACCOUNTS } from "../../../medusa/accounts/people";
import { RefusedFile, tableRows } from "../../catalog/import";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { readCatalogue } from "../offers";
import { writeLines } from "./change-lists";
import { countLists, linesOf, OWNED } from "./read-lists";

interface Import {
	path: string;
	fileName: string;
	unit: "PIECE" | "BOX";
	dryRun: boolean;
	actor: Administrator;
	now: Date;
}

/** Values of a file that a response lists. */
const LISTED = 100;

/**
 * Makes past orders of another shop a list to order again from, one for each account: never an order of this one. All of the file
 * or nothing; what the list has already stays, so that a repetition changes nothing.
 * @throws ApiFailure CSV_INVALID
 */
export async function importPastOrders(pool: Knex, given: Import): Promise<PastOrders> {
	const { lines, errors } = await linesOfFile(given.path);
	if (lines.length === 0 && errors.length === 0)
		errors.push({ line: 1, message: "Ce fichier ne contient aucune commande." });
	if (errors.length > 0) throw refusal(errors.map(({ message }) => message));
	return inTransaction(pool, async (sql) => {
		const accounts = await accountsOf(sql, [...new Set(lines.map(({ email }) => email))]);
		const products = await productsOf(sql, [...new Set(lines.map(({ reference }) => reference))]);
		const summary = { customers: 0, products: 0 };
		for (const [email, ordered] of [...reorderHistory(lines)].sort(([a], [b]) => (a < b ? -1 : 1))) {
			const customerId = accounts.get(email);
			const items = [...ordered].flatMap(([reference, { quantity }]): BoxesOf[] => {
				const product = products.get(reference);
				if (!product) return [];
				const boxes = given.unit === "PIECE" ? Math.ceil(quantity / product.piecesPerBox) : Math.ceil(quantity);
				return [{ productId: product.productId, quantity: boxes }];
			});
			if (!customerId || items.length === 0) continue;
			const listed = items.slice(0, LIST_LIMITS.lines);
			if (!given.dryRun && !(await fill(sql, customerId, listed, given.now))) continue;
			summary.customers += 1;
			summary.products += listed.length;
		}
		const unknown = (values: string[], known: ReadonlyMap<string, unknown>) =>
			[...new Set(values)].filter((value) => !known.has(value)).slice(0, LISTED);
		if (!given.dryRun)
			await recordAudit(sql, given.actor, {
				action: "past-orders.imported",
				entity: "customer",
				entityId: "past-orders",
				label: given.fileName,
				changes: { lists: { from: 0, to: summary.customers } },
			});
		return {
			dryRun: given.dryRun,
			lines: lines.length,
			...summary,
			unknownEmails: unknown(
				lines.map(({ email }) => email),
				accounts,
			),
			unknownReferences: unknown(
				lines.map(({ reference }) => reference),
				products,
			),
		};
	});
}

/** @returns false where the account has as many lists as it may */
async function fill(sql: Knex.Transaction, customerId: string, items: readonly BoxesOf[], now: Date): Promise<boolean> {
	await lock(sql, "saved-lists", customerId);
	const known = await one<{ id: string; version: number }>(
		sql,
		`select id, version from saved_list where ${OWNED} and fold_text(name) = fold_text(?) for update`,
		[customerId, PAST_ORDERS_LIST],
	);
	if (known) {
		const before = (await linesOf(sql, known.id)).map(({ productId, boxes }) => ({ productId, quantity: boxes }));
		const after = mergeBoxes(before, items).slice(0, LIST_LIMITS.lines);
		if (after.length === before.length && after.every((one, at) => one.quantity === before[at]?.quantity)) return true;
		await writeLines(sql, customerId, known.id, after);
		await update(sql, "saved_list", known.id, { updatedAt: now, version: known.version + 1 });
		return true;
	}
	if ((await countLists(sql, customerId)) >= LIST_LIMITS.lists) return false;
	const id = generateEntityId(undefined, "list");
	const name = PAST_ORDERS_LIST;
	await insert(sql, "saved_list", { id, ownerKind: "CUSTOMER", ownerId: customerId, name, updatedAt: now });
	await writeLines(sql, customerId, id, items);
	return true;
}

async function accountsOf(sql: Sql, emails: readonly string[]): Promise<Map<string, string>> {
	const found = await rows<{ id: string; email: string }>(
		sql,
		`select id, lower(email) as email from ${ACCOUNTS} account where lower(email) = any(?)`,
		[emails],
	);
	return new Map(found.map(({ email, id }) => [email, id]));
}

/** Products on sale, by reference as the former shop may have written it. */
async function productsOf(sql: Sql, references: readonly string[]) {
	const found = await rows<{ productId: string; reference: string; piecesPerBox: number }>(
		sql,
		`select product_id, upper(reference) as reference, pieces_per_box from product_packaging
			where deleted_at is null and upper(reference) = any(?)`,
		[references],
	);
	const sold = await readCatalogue(
		sql,
		found.map(({ productId }) => productId),
	);
	return new Map(found.filter(({ productId }) => sold.has(productId)).map((one) => [one.reference, one]));
}

async function linesOfFile(path: string): Promise<PastLines> {
	try {
		const reader = pastOrdersReader();
		for await (const row of tableRows(path)) reader.read(row);
		return reader.result();
	} catch (error) {
		throw error instanceof RefusedFile ? refusal([error.message]) : error;
	}
}

const refusal = (messages: readonly string[]) =>
	new ApiFailure("CSV_INVALID", {
		field: "file",
		message: messages[0] ?? "",
		errors: messages.slice(0, LISTED).map((message) => ({ field: "file", message })),
	});
