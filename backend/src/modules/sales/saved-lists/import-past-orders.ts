import { MAXIMUM_BOXES } from "@confiserie/domain/contract/payment";
import { IMPORT_LISTED_ERRORS, type ImportError } from "@confiserie/domain/contract/product-import";
import { type BoxesOf, LIST_LIMITS, mergeBoxes } from "@confiserie/domain/customers/saved-list";
import { formatCount } from "@confiserie/domain/format";
import {
	PAST_ORDERS_LIST,
	type PastLine,
	type PastLines,
	pastOrdersReader,
	reorderHistory,
} from "@confiserie/domain/orders/past-orders";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, lock, one, rows, type Sql, update } from "../../../lib/database/sql";
import { ACCOUNTS } from "../../../medusa/accounts/people";
import { type ImportDefinition, type ImportJob, journalOf, RefusedFile, tableRows } from "../../catalog/import";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { readCatalogue } from "../offers";
import { replaceLines, writeLines } from "./change-lists";
import { countLists, type ListLine, linesOf, OWNED } from "./read-lists";

interface PastFile {
	path: string;
	unit: "PIECE" | "BOX";
	now: Date;
}

/** What the journal says of a list: its lines and their date before, none of a new one, and the date since. */
interface Written {
	before: { lines: ListLine[]; updatedAt: string } | null;
	updatedAt: string;
}

/** Imports of past orders: all of a file or nothing, and so are they undone. */
export const PAST_ORDERS: ImportDefinition<PastFile> = {
	kind: "past-orders",
	entity: "customer",
	undone: "past-orders.import-undone",
	run,
	usedSince,
	takeBack,
};

/**
 * Makes past orders of another shop a list to order again from, one for each account: never an order of this one. What the list has
 * already stays, so that a repetition changes nothing.
 */
async function run(job: ImportJob, given: PastFile, by: Administrator): Promise<void> {
	const { dryRun, fileName, report } = job.run;
	const { lines, errors } = await linesOfFile(given.path);
	if (lines.length === 0 && errors.length === 0)
		errors.push({ line: 1, message: "Ce fichier ne contient aucune commande." });
	if (errors.length > 0) throw refusal(errors.map(({ message }) => message));
	await inTransaction(job.sql, async (sql) => {
		await job.hold(sql);
		const accounts = await accountsOf(sql, [...new Set(lines.map(({ email }) => email))]);
		const products = await productsOf(sql, [...new Set(lines.map(({ reference }) => reference))]);
		const counts = { created: 0, changed: 0, unchanged: 0 };
		const tooMany: ImportError[] = [];
		let listed = 0;
		for (const [email, ordered] of [...reorderHistory(lines)].sort(([a], [b]) => (a < b ? -1 : 1))) {
			const customerId = accounts.get(email);
			if (!customerId) continue;
			const items = [...ordered].flatMap(([reference, { line, quantity }]): BoxesOf[] => {
				const product = products.get(reference);
				if (!product) return [];
				const boxes = given.unit === "PIECE" ? Math.ceil(quantity / product.piecesPerBox) : Math.ceil(quantity);
				if (boxes <= MAXIMUM_BOXES) return [{ productId: product.productId, quantity: boxes }];
				const message = `Ligne ${line}\u00a0: la quantité dépasse ${formatCount(MAXIMUM_BOXES, "carton")}.`;
				tooMany.push({ line, message });
				return [];
			});
			if (items.length === 0) continue;
			const became = await fill(job, sql, { customerId, items: items.slice(0, LIST_LIMITS.lines), now: given.now });
			if (!became) continue;
			counts[became] += 1;
			listed += Math.min(items.length, LIST_LIMITS.lines);
		}
		if (!dryRun)
			await recordAudit(sql, by, {
				action: "past-orders.imported",
				entity: "customer",
				entityId: "past-orders",
				label: fileName,
				changes: { lists: { from: 0, to: counts.created + counts.changed } },
			});
		const complaints = [
			...unknown(lines, accounts, "email", (email) => `aucun compte n'a l'e-mail ${email}`),
			...unknown(lines, products, "reference", (one) => `la référence ${one} est inconnue ou n'est pas en vente`),
			...tooMany,
		];
		Object.assign(report, {
			...{ ...counts, rows: lines.length, message: `${formatCount(listed, "produit")}.` },
			...{ errors: complaints.slice(0, IMPORT_LISTED_ERRORS), errorCount: complaints.length },
		});
	});
}

/** A complaint for each value of the file that the shop does not know, at its first line. */
function unknown(
	lines: readonly PastLine[],
	known: ReadonlyMap<string, unknown>,
	field: "email" | "reference",
	why: (value: string) => string,
): ImportError[] {
	const first = new Map([...lines].reverse().map((one) => [one[field], one.line]));
	return [...first]
		.filter(([value]) => !known.has(value))
		.map(([value, line]) => ({ line, message: `Ligne ${line}\u00a0: ${why(value)}.` }))
		.sort((a, b) => a.line - b.line);
}

/** Writes a list, unless it is a dry run; undefined where the account has as many lists as it may. */
async function fill(
	job: ImportJob,
	sql: Knex.Transaction,
	{ customerId, items, now }: { customerId: string; items: readonly BoxesOf[]; now: Date },
): Promise<"created" | "changed" | "unchanged" | undefined> {
	const { dryRun } = job.run;
	const record = (reference: string, before: Written["before"]) =>
		job.record<Written>(sql, [{ reference, previous: { before, updatedAt: now.toISOString() } }]);
	await lock(sql, "saved-lists", customerId);
	const known = await one<{ id: string; version: number; updatedAt: Date }>(
		sql,
		`select id, version, updated_at from saved_list where ${OWNED} and fold_text(name) = fold_text(?) for update`,
		[customerId, PAST_ORDERS_LIST],
	);
	if (known) {
		const lines = await linesOf(sql, known.id);
		const before = lines.map(({ productId, boxes }) => ({ productId, quantity: boxes }));
		const after = mergeBoxes(before, items).slice(0, LIST_LIMITS.lines);
		if (after.length === before.length && after.every((one, at) => one.quantity === before[at]?.quantity))
			return "unchanged";
		if (dryRun) return "changed";
		await record(known.id, { lines, updatedAt: known.updatedAt.toISOString() });
		await writeLines(sql, customerId, known.id, after);
		await update(sql, "saved_list", known.id, { updatedAt: now, version: known.version + 1 });
		return "changed";
	}
	if ((await countLists(sql, customerId)) >= LIST_LIMITS.lists) return undefined;
	if (dryRun) return "created";
	const id = generateEntityId(undefined, "list");
	const name = PAST_ORDERS_LIST;
	await insert(sql, "saved_list", { id, ownerKind: "CUSTOMER", ownerId: customerId, name, updatedAt: now });
	await writeLines(sql, customerId, id, items);
	await record(id, null);
	return "created";
}

/** Whose lists were changed since an import. */
async function usedSince(sql: Sql, importId: string): Promise<string[]> {
	const found = await rows<{ name: string }>(
		sql,
		`select coalesce(account.email, list.name) as name from import_undo entry join saved_list list on list.id = entry.reference
			left join ${ACCOUNTS} account on account.id = list.owner_id
			where entry.import_id = ? and list.updated_at <> (entry.previous ->> 'updatedAt')::timestamptz order by name, list.id`,
		[importId],
	);
	return found.map(({ name }) => name);
}

/** A list that is changed meanwhile stays, in the journal too; one that is gone stays gone. */
async function takeBack(job: ImportJob): Promise<string[]> {
	const left: string[] = [];
	for await (const batch of journalOf<Written>(job.sql, job.run.id, 1))
		for (const { reference, previous } of batch)
			await inTransaction(job.sql, async (sql) => {
				const { before, updatedAt } = previous;
				const list = await one<{ ownerId: string }>(sql, "select owner_id from saved_list where id = ?", [reference]);
				if (list) {
					await lock(sql, "saved-lists", list.ownerId);
					const written = sql("saved_list").where({ id: reference, updated_at: updatedAt });
					const former = before && { updated_at: before.updatedAt, version: sql.raw("version + 1") };
					if ((await (former ? written.update(former) : written.delete())) === 0) {
						left.push(PAST_ORDERS_LIST);
						return;
					}
					if (before) await replaceLines(sql, reference, before.lines);
				}
				await job.forget(sql, [reference]);
			});
	return left;
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
		errors: messages.slice(0, IMPORT_LISTED_ERRORS).map((message) => ({ field: "file", message })),
	});
