import { leavesWithin48h } from "@confiserie/domain/fulfilment/dispatch";
import { toEuros } from "@confiserie/domain/money";
import { saleTerms, type TermsFacts } from "@confiserie/domain/terms/sale-terms";
import type { TermsSection } from "@confiserie/domain/terms/terms-section";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { lock, one, type Sql } from "../../../lib/database/sql";
import { readSetting } from "./read-setting";

/** A version of the terms of sale. */
export interface Terms {
	id: number;
	content: TermsSection[];
	inForceFrom: Date;
}

/** Stores the terms that follow from the settings, unless they are the latest version already. */
export async function noteTerms(sql: Knex.Transaction, holdMinutes: number): Promise<void> {
	await lock(sql, "sale-terms");
	const content = JSON.stringify(saleTerms(await factsOf(sql, holdMinutes)));
	await sql.raw(
		`insert into sale_terms (content) select ?::json
			where ? is distinct from (select content::text from sale_terms order by id desc limit 1)`,
		[content, content],
	);
}

/** The version in force, as a value of a statement: an order takes it in the statement that writes it. */
export const termsInForce = (sql: Sql) => sql.raw("(select max(id) from sale_terms)");

export function readTerms(sql: Sql, id: number): Promise<Terms | undefined> {
	return one<Terms>(sql, "select id, content, in_force_from from sale_terms where id = ?", [id]);
}

async function factsOf(sql: Sql, holdMinutes: number): Promise<TermsFacts> {
	const delivery = await readSetting(sql, "delivery");
	const { options, dispatch } = await readSetting(sql, "shipping");
	const deposit = await readSetting(sql, "deposit");
	const { phone, email, hours, street, postalCode, city, ...company } = await readSetting(sql, "shop");
	return {
		freeShippingThreshold: toEuros(delivery.freeShippingThresholdCents),
		shippingCost: toEuros(delivery.shippingCostCents),
		shippingOptions: options.map(({ name }) => name),
		leavesWithin48h: leavesWithin48h(dispatch),
		deliveryCountries: delivery.countries,
		deposit: { ...deposit, minimum: toEuros(deposit.minimumCents) },
		holdMinutes,
		contact: { phone, email, hours, street, postalCode, city },
		company,
	};
}
