import type { CustomerQuery } from "@confiserie/domain/contract/personal-data";
import type { CustomerPage } from "@confiserie/domain/contract/staff-order";
import { countryOf } from "@confiserie/domain/customers/address";
import { readOrderSearch } from "@confiserie/domain/orders/order-search";
import { isSold } from "@confiserie/domain/orders/order-status";
import { containing } from "../../../lib/database/containing";
import { searchable } from "../../../lib/database/folded";
import { rows, type Sql } from "../../../lib/database/sql";
import { ACCOUNTS_NAMED, REACHABLE_ACCOUNTS } from "../../../medusa/accounts/people";
import { statusIn } from "../../foundations/order-status";

/**
 * The customers of whom one word is known, as the indexes have it: name, e-mail or phone, the company of the account, or company
 * and purchase order of one of their orders. Takes the word's pattern three times.
 */
const OF_WORD = `id = any(array(
	${ACCOUNTS_NAMED}
	union select customer_id from account_business where ${searchable("company")} like ?
	union select customer_id from order_book where company is not null and ${searchable(
		`coalesce(company, '') || ' ' || coalesce(purchase_order, '') || ' '
			|| regexp_replace(coalesce(purchase_order, ''), '[^0-9A-Za-z]', '', 'g')`,
	)} like ?))`;

/** Every one of them ends with the id. */
const ORDER_BY = { name: "last_name, first_name, id", newest: "created_at desc, id" } as const;

/**
 * A page of the customers of whom every word that was typed is known: without regard to accents, apostrophes and case, a phone number in any
 * grouping. Words of three letters or more are found by an index.
 */
export async function searchCustomers(sql: Sql, { query, sort, page, size }: CustomerQuery): Promise<CustomerPage> {
	const { words } = readOrderSearch(query);
	const hasNothing = query !== "" && words.length === 0;
	const found = await rows<PersonRow>(
		sql,
		`select person.*, (select count(*)::int from order_book where customer_id = person.id and ${statusIn(isSold)}) as orders,
				(select json_build_object('street', street, 'postalCode', postal_code, 'city', city, 'country', country) from order_book
					where customer_id = person.id order by created_at desc, id limit 1) as last_address
			from (select * from ${REACHABLE_ACCOUNTS} person
				where ${hasNothing ? "false" : words.map(() => OF_WORD).join(" and ") || "true"}
				order by ${ORDER_BY[sort]} limit ? offset ?) person
			order by ${ORDER_BY[sort]}`,
		[...words.map(containing).flatMap((word) => [word, word, word]), size + 1, page * size],
	);
	return { content: found.slice(0, size).map(serialize), last: found.length <= size };
}

interface PersonRow extends Omit<Listed, "address" | "createdAt"> {
	createdAt: Date;
	street: string | null;
	postalCode: string | null;
	city: string | null;
	countryCode: string | null;
	/** Where the last order went; null without any. */
	lastAddress: Place | null;
}

type Place = NonNullable<Listed["address"]>;

type Listed = CustomerPage["content"][number];

function serialize(row: PersonRow): Listed {
	const { street, postalCode, city, countryCode, lastAddress, createdAt, ...person } = row;
	const country = countryOf(countryCode ?? "")?.name;
	const isWhole = lastAddress !== null && Object.values(lastAddress).every(Boolean);
	const address = street && postalCode && city && country ? { street, postalCode, city, country } : null;
	return { ...person, createdAt: createdAt.toISOString(), address: address ?? (isWhole ? lastAddress : null) };
}
