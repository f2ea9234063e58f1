import type { BusinessFields } from "@confiserie/domain/business/business";
import { sirenOf } from "@confiserie/domain/business/siren";
import { COMPANY_LIMITS } from "@confiserie/domain/company/spending";
import {
	CUSTOMER_IMPORT,
	type CustomerMapping,
	customerMappingSchema,
	type ProposedCustomerMapping,
} from "@confiserie/domain/contract/customer-import";
import { IMPORT_LISTED_ERRORS, type ImportError } from "@confiserie/domain/contract/product-import";
import { readCustomers, type StatedCustomer } from "@confiserie/domain/customer-import/read-customers";
import { formatCount } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction } from "../../../lib/database/sql";
import { emailsInUse } from "../../../medusa/accounts/people";
import {
	headingsOf,
	type ImportDefinition,
	type ImportJob,
	type MappedKind,
	RefusedFile,
	readLines,
} from "../../catalog/import";
import { openAccountForCustomer } from "../../customers/accounts";
import { insertAddresses } from "../../customers/addresses";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { failureOf } from "../../foundations/failures";
import { addElectronicAddress, admitBuyer, companyOfSiren, membershipOf, stateBusiness } from "../companies";
import { proposeCustomerMapping, readCustomerHeadings } from "./propose";

interface CustomerFile {
	path: string;
	mapping: CustomerMapping;
}

/** Imports of customers. Accounts are removed by a module that knows all that refers to one. */
export const CUSTOMERS: Omit<ImportDefinition<CustomerFile>, "takeBack"> &
	MappedKind<CustomerMapping, ProposedCustomerMapping> = {
	kind: "customers",
	entity: "customer",
	undone: "customers.import-undone",
	mapping: { schema: customerMappingSchema, headings: readCustomerHeadings, propose: proposeCustomerMapping },
	run,
};

/**
 * Opens an account without password for each new e-mail of a file, with its addresses and, by SIREN, its company. Customers are
 * written one by one. No consent is imported: it was given to another shop.
 */
async function run(job: ImportJob, { path, mapping }: CustomerFile, by: Administrator): Promise<void> {
	const { sql: pool, run } = job;
	const { dryRun } = run;
	const [header, ...lines] = await readLines(path, CUSTOMER_IMPORT.maximumLines);
	const headings = headingsOf(header?.texts ?? []);
	if (headings.length !== mapping.columns.length || headings.some((one, at) => one !== mapping.columns[at]?.heading))
		throw new RefusedFile(
			"Les titres des colonnes ne sont pas ceux de la correspondance. Choisissez le fichier à nouveau.",
		);
	const columns = mapping.columns.map(({ target }) => target);
	const { customers: stated, errors, warnings } = readCustomers(lines, columns);
	const surplus = beyondMembers(stated);
	errors.push(...surplus.map((one) => notice(one, `une entreprise a ${COMPANY_LIMITS.members} membres au plus`)));
	const customers = stated.filter((customer) => !surplus.includes(customer));
	const inUse = await emailsInUse(
		pool,
		customers.map(({ email }) => email),
	);
	const known = customers.filter(({ email }) => inUse.has(email));
	const fresh = customers.filter(({ email }) => !inUse.has(email));
	const companies = new Companies(pool, dryRun);
	const created: StatedCustomer[] = [];
	for (const customer of fresh) {
		const id = dryRun ? "" : await create(job, customer, { invite: mapping.invite, by });
		if (id === undefined) {
			known.push(customer);
			continue;
		}
		created.push(customer);
		const problem = await companies.take(customer, id);
		if (problem) warnings.push(notice(customer, problem));
	}
	if (!dryRun && created.length > 0)
		await recordAudit(pool, by, {
			...{ action: "customers.imported", entity: "customer", entityId: run.id, label: String(created.length) },
		});
	const isKnown = known.map((customer) => notice(customer, `${customer.email} est déjà client, rien n'en change`));
	const addresses = created.reduce((sum, customer) => sum + customer.addresses.length, 0);
	const founded = formatCount(companies.founded, "nouvelle entreprise", "nouvelles entreprises");
	Object.assign(run.report, {
		...{ rows: lines.length, created: created.length, unchanged: known.length },
		...{ errors: listed(errors), errorCount: errors.length, warnings: listed([...warnings, ...isKnown]) },
		message: `${formatCount(addresses, "adresse")}, ${founded}.`,
	});
}

/** Customers of a company that has as many members as it may before them in the file. */
function beyondMembers(customers: readonly StatedCustomer[]): StatedCustomer[] {
	const members = new Map<string, number>();
	return customers.filter(({ business }) => {
		if (!business) return false;
		const company = numberOf(business);
		const count = (members.get(company) ?? 0) + 1;
		members.set(company, count);
		return count > COMPANY_LIMITS.members;
	});
}

/** The id of the new customer; undefined for an e-mail that was taken meanwhile. */
function create(
	job: ImportJob,
	{ email, firstName, lastName, phone, addresses }: StatedCustomer,
	opening: { invite: boolean; by: Administrator },
): Promise<string | undefined> {
	return inTransaction(job.sql, async (sql) => {
		await job.hold(sql);
		const id = await openAccountForCustomer(sql, { email, firstName, lastName, phone }, opening);
		await job.record(sql, [{ reference: id, previous: null }]);
		await insertAddresses(sql, id, addresses);
		return id;
	}).catch((error: unknown) => {
		if (failureOf(error)?.code === "EMAIL_TAKEN") return undefined;
		throw error;
	});
}

/** Number that identifies a company: the SIREN, abroad the VAT number. */
const numberOf = ({ registration, vatNumber }: BusinessFields): string => sirenOf(registration) || vatNumber;

/** Companies of one import: the first customer of a number founds it and manages it, the next ones buy for it. */
class Companies {
	founded = 0;
	/** By number; "" on a dry run. */
	private readonly ids = new Map<string, string>();

	constructor(
		private readonly pool: Knex,
		private readonly dryRun: boolean,
	) {}

	/** Why the customer buys for no company though the file names one; undefined otherwise. */
	async take({ business, electronicAddress }: StatedCustomer, customerId: string): Promise<string | undefined> {
		if (!business) return undefined;
		const siren = sirenOf(business.registration);
		const number = numberOf(business);
		const ours = this.ids.get(number);
		const isTaken = `le SIREN ${siren} est celui d'une entreprise de la boutique\u00a0: invitez ce client depuis sa fiche`;
		if (siren && ours === undefined && (await companyOfSiren(this.pool, siren))) return isTaken;
		if (this.dryRun) {
			if (ours === undefined) this.founded += 1;
			this.ids.set(number, "");
			return undefined;
		}
		const stated = { ...business, billingAddress: null };
		try {
			if (ours === undefined) await stateBusiness(this.pool, customerId, stated);
			else await admitBuyer(this.pool, customerId, ours, stated);
		} catch (error) {
			// Another import, or its manager, was faster.
			if (failureOf(error)?.code === "COMPANY_REGISTERED") return isTaken;
			throw error;
		}
		const companyId = ours ?? (await membershipOf(this.pool, customerId))?.companyId ?? "";
		if (ours === undefined) this.founded += 1;
		this.ids.set(number, companyId);
		if (electronicAddress) await addElectronicAddress(this.pool, companyId, electronicAddress);
		return undefined;
	}
}

const listed = (notices: readonly ImportError[]): ImportError[] => notices.slice(0, IMPORT_LISTED_ERRORS);

function notice({ line }: StatedCustomer, text: string): ImportError {
	return { line, message: `Ligne ${line}\u00a0: ${text}.` };
}
