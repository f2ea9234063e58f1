import { normaliseEmail } from "@confiserie/domain/email";
import { one, type Sql } from "../../lib/database/sql";

/** A customer of the engine, as other rooms name one. */
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

export function customerOfId(sql: Sql, id: string): Promise<Customer | undefined> {
	return one(sql, "select id, email, has_account from customer where id = ? and deleted_at is null", [id]);
}

/** SQL for the e-mail of who has done something: a customer's account or an operator of Medusa Admin. */
export function emailOfPerson(id: string): string {
	return `coalesce((select email from customer as person where person.id = ${id}),
		(select email from "user" as person where person.id = ${id}))`;
}
