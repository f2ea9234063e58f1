import { normaliseEmail } from "@confiserie/domain/customers/email";
import { searchable } from "../../lib/database/folded";
import { one, rows, type Sql } from "../../lib/database/sql";

/** Relation: customers that were not deleted, guests' records included. */
export const CUSTOMERS = "(select id, email, first_name, last_name from customer where deleted_at is null)";

/** Relation: everybody who was ever a customer, for what still names them. */
export const CUSTOMERS_EVER = "(select id, email, first_name, last_name, created_at from customer)";

/** Relation: customers with an account. */
export const ACCOUNTS = "(select id, email, created_at from customer where has_account and deleted_at is null)";

/** A customer of Medusa, as other rooms name one. */
export interface Customer {
	id: string;
	email: string | null;
	hasAccount: boolean;
}

/** The customer with an account under this e-mail. */
export function accountOfEmail(sql: Sql, email: string): Promise<{ id: string; email: string } | undefined> {
	return one(sql, "select id, email from customer where lower(email) = ? and has_account and deleted_at is null", [
		normaliseEmail(email),
	]);
}

/** Those of some e-mails, in the stored form, that have an account or a user of Medusa Admin. */
export async function emailsInUse(sql: Sql, emails: readonly string[]): Promise<ReadonlySet<string>> {
	const found = await rows<{ email: string }>(
		sql,
		`select lower(email) as email from customer where lower(email) = any(?) and has_account and deleted_at is null
			union select lower(email) from "user" where lower(email) = any(?) and deleted_at is null`,
		[emails, emails],
	);
	return new Set(found.map(({ email }) => email));
}

/** A customer, a guest too, or undefined. */
export function customerOfId(sql: Sql, id: string): Promise<Customer | undefined> {
	return one(sql, "select id, email, has_account from customer where id = ? and deleted_at is null", [id]);
}

/** Relation: customers with an account, how they are reached, and where their default address is. */
export const REACHABLE_ACCOUNTS = `(
	select person.id, person.created_at, coalesce(person.email, '') as email, coalesce(person.first_name, '') as first_name,
		coalesce(person.last_name, '') as last_name, coalesce(person.phone, '') as phone, place.address_1 as street,
		place.postal_code, place.city, place.country_code
	from customer person left join customer_address place on place.customer_id = person.id and place.is_default_shipping
		and place.deleted_at is null
	where person.has_account and person.deleted_at is null)`;

/** A query of the ids of customers with an account whose name, e-mail or phone is like ?: as the index "customer_search" has them. */
export const ACCOUNTS_NAMED = `select id from customer where has_account and deleted_at is null and ${searchable(
	`coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' '
	|| regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`,
)} like ?`;

/** SQL for the e-mail of the person who has done something: a customer's account or an operator of Medusa Admin. */
export function emailOfPerson(id: string): string {
	return `coalesce((select email from customer as person where person.id = ${id}),
		(select email from "user" as person where person.id = ${id}))`;
}

/** SQL for the name of the person who has done something, or the e-mail of one without a name. */
export function nameOfPerson(id: string): string {
	return `coalesce((select ${NAME} from customer as person where person.id = ${id}),
		(select ${NAME} from "user" as person where person.id = ${id}))`;
}

/** That name; null where there is no such person. */
export async function readName(sql: Sql, id: string): Promise<string | null> {
	const found = await one<{ name: string | null }>(sql, `select ${nameOfPerson("?")} as name`, [id, id]);
	return found?.name ?? null;
}

/** SQL for whether an id is a customer's who is no administrator. */
export const isCustomer = (
	id: string,
) => `exists (select from customer as person where person.id = ${id} and not exists (
	select from auth_identity identity where identity.app_metadata ->> 'customer_id' = person.id
		and identity.app_metadata ->> 'user_id' is not null and identity.deleted_at is null))`;

const NAME = "coalesce(nullif(trim(concat_ws(' ', person.first_name, person.last_name)), ''), person.email)";

/** Locks a customer's row until the transaction ends, for what is theirs. Returns whether the customer exists. */
export async function lockCustomer(sql: Sql, id: string): Promise<boolean> {
	const customer = await one(sql, "select id from customer where id = ? and deleted_at is null for no key update", [
		id,
	]);
	return customer !== undefined;
}

/** A customer with an account, as the staff and the customer themselves may read it. */
export interface AccountHolder {
	id: string;
	identityId: string | null;
	email: string;
	firstName: string;
	lastName: string;
	phoneNumber: string;
	createdAt: Date;
	isAdministrator: boolean;
}

/** The customer with an account of this id, or undefined. */
export function accountHolder(sql: Sql, id: string): Promise<AccountHolder | undefined> {
	return one<AccountHolder>(
		sql,
		`select customer.id, identity.id as identity_id, coalesce(customer.email, '') as email,
			coalesce(customer.first_name, '') as first_name, coalesce(customer.last_name, '') as last_name,
			coalesce(customer.phone, '') as phone_number, customer.created_at,
			identity.app_metadata ->> 'user_id' is not null as is_administrator
		from customer left join auth_identity identity on identity.app_metadata ->> 'customer_id' = customer.id
			and identity.deleted_at is null
		where customer.id = ? and customer.has_account and customer.deleted_at is null`,
		[id],
	);
}
