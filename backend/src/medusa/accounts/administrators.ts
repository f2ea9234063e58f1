import { generateEntityId } from "@medusajs/framework/utils";
import { insert, one, rows, type Sql, theRow } from "../../lib/database/sql";
import { HAS_SECOND_FACTOR } from "./second-factors";

/** What an e-mail has: a customer's account, a user of Medusa Admin, and the identity that opens each. */
export interface Person {
	customerId: string | null;
	customerIdentityId: string | null;
	userId: string | null;
	userIdentityId: string | null;
	firstName: string | null;
}

/** Returns the customer and the Medusa user of an e-mail; all fields are null when there is none. */
export function findPerson(sql: Sql, email: string): Promise<Person> {
	return theRow<Person>(
		sql,
		`SELECT customer.id AS customer_id, customer_identity.id AS customer_identity_id, staff.id AS user_id,
			staff_identity.id AS user_identity_id, coalesce(customer.first_name, staff.first_name) AS first_name
		FROM (SELECT ?::text AS email) asked
		LEFT JOIN customer ON customer.email = asked.email AND customer.has_account AND customer.deleted_at IS NULL
		LEFT JOIN auth_identity customer_identity ON customer_identity.app_metadata ->> 'customer_id' = customer.id
			AND customer_identity.deleted_at IS NULL
		LEFT JOIN "user" staff ON staff.email = asked.email AND staff.deleted_at IS NULL
		LEFT JOIN auth_identity staff_identity ON staff_identity.app_metadata ->> 'user_id' = staff.id
			AND staff_identity.deleted_at IS NULL
		LIMIT 1`,
		[email],
	);
}

interface Named {
	email: string;
	firstName: string | null;
	lastName: string | null;
	phone?: string;
}

/** A new identity that opens nothing yet. Returns its id. */
export async function insertIdentity(sql: Sql): Promise<string> {
	const id = generateEntityId(undefined, "authid");
	await insert(sql, "auth_identity", { id, appMetadata: "{}" });
	return id;
}

/** A new customer with an account. Returns the id. */
export async function insertCustomer(sql: Sql, { email, firstName, lastName, phone }: Named): Promise<string> {
	const id = generateEntityId(undefined, "cus");
	await insert(sql, "customer", { id, email, firstName, lastName, phone, hasAccount: true });
	return id;
}

/** Gives a customer the names that are not null. Returns whether the customer has both names then. */
export async function nameCustomer(
	sql: Sql,
	customerId: string,
	{ firstName, lastName }: { firstName: string | null; lastName: string | null },
): Promise<boolean> {
	const named = await one<{ isNamed: boolean }>(
		sql,
		`update customer set first_name = coalesce(?, first_name), last_name = coalesce(?, last_name), updated_at = now()
			where id = ? returning coalesce(first_name, '') <> '' and coalesce(last_name, '') <> '' as is_named`,
		[firstName, lastName, customerId],
	);
	return named?.isNamed === true;
}

/** A new user of Medusa Admin. Returns the id. */
export async function insertUser(sql: Sql, { email, firstName, lastName }: Named): Promise<string> {
	const id = generateEntityId(undefined, "user");
	await insert(sql, "user", { id, email, firstName, lastName });
	return id;
}

/** The user of Medusa Admin that goes with a customer's account, under its name. Returns the id. */
export async function insertUserOfCustomer(sql: Sql, customerId: string): Promise<string> {
	const id = generateEntityId(undefined, "user");
	await sql.raw(
		`INSERT INTO "user" (id, email, first_name, last_name) SELECT ?, email, first_name, last_name FROM customer WHERE id = ?`,
		[id, customerId],
	);
	return id;
}

/** Has one identity open both the customer's account and Medusa Admin; no other opens either from then on. */
export async function bindAdministrator(
	sql: Sql,
	{ identityId, customerId, userId }: { identityId: string; customerId: string; userId: string },
): Promise<void> {
	await sql.raw(
		`UPDATE auth_identity SET app_metadata = app_metadata - 'user_id', updated_at = now()
		WHERE app_metadata ->> 'user_id' = ? AND id <> ?`,
		[userId, identityId],
	);
	await sql.raw(
		`UPDATE auth_identity SET updated_at = now(), app_metadata = coalesce(app_metadata, '{}')
			|| jsonb_build_object('customer_id', ?::text, 'user_id', ?::text)
		WHERE id = ?`,
		[customerId, userId, identityId],
	);
}

/** Removes a user of Medusa Admin, and the invitations to it under the e-mail. The customer's account stays. */
export async function removeUser(sql: Sql, { userId, email }: { userId: string; email: string }): Promise<void> {
	await sql.raw(
		"UPDATE auth_identity SET app_metadata = app_metadata - 'user_id', updated_at = now() WHERE app_metadata ->> 'user_id' = ?",
		[userId],
	);
	await sql.raw(`UPDATE "user" SET deleted_at = now(), updated_at = now() WHERE id = ?`, [userId]);
	await sql.raw("UPDATE invite SET deleted_at = now() WHERE lower(email) = ? AND NOT accepted AND deleted_at IS NULL", [
		email,
	]);
}

/** Relation: who can sign in to Medusa Admin, the identity that opens it, and the shop's account behind it if there is one. */
export const ADMINISTRATORS = `(select staff.id as user_id, staff.email, staff.first_name, staff.last_name,
	identity.id as identity_id, identity.app_metadata ->> 'customer_id' as customer_id, ${HAS_SECOND_FACTOR}
	from "user" staff join auth_identity identity on identity.app_metadata ->> 'user_id' = staff.id
		and identity.deleted_at is null
	where staff.deleted_at is null)`;

/** SQL for the id of a Medusa user; null for one who has been removed. */
export const userOf = (id: string): string =>
	`(select id from "user" staff where staff.id = ${id} and staff.deleted_at is null)`;

/** How many administrators can sign in: users of Medusa Admin with an identity. */
export async function countAdministrators(sql: Sql): Promise<number> {
	const found = await rows(
		sql,
		`SELECT DISTINCT staff.id FROM "user" staff
		JOIN auth_identity identity ON identity.app_metadata ->> 'user_id' = staff.id AND identity.deleted_at IS NULL
		WHERE staff.deleted_at IS NULL`,
	);
	return found.length;
}
