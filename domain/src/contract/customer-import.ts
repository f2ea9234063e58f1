import { z } from "zod";
import { IMPORT_SOURCES, type ImportSource } from "../catalogue/import-sources";
import { CUSTOMER_TARGETS, type CustomerTarget } from "../customer-import/sources";
import { columnRules, mappingFields } from "./import-mapping";

/** Most lines of a file of customers, and its bytes: it is read and written within one request. */
export const CUSTOMER_IMPORT = { maximumLines: 2000, maximumBytes: 8 * 1024 * 1024 } as const;

const target = z.enum(
	Object.keys(CUSTOMER_TARGETS) as [CustomerTarget, ...CustomerTarget[]],
	"Cette colonne n'existe pas.",
);

/** How a file of customers is read: the JSON part `mapping` of POST /admin/customers/import. */
export const customerMappingSchema = z
	.strictObject({
		...mappingFields(target),
		/** Mails each new customer a link to choose a password. */
		invite: z.boolean("Une valeur vraie ou fausse est attendue.").default(false),
	})
	// Of several columns for one target, the first that is filled counts, line by line.
	.superRefine(columnRules(CUSTOMER_TARGETS, "email", "Choisissez la colonne de l'e-mail.", () => true));
export type CustomerMapping = z.output<typeof customerMappingSchema>;

/** Response of POST /admin/customers/import/mapping: how a file could be read. */
export const proposedCustomerMappingSchema = z.object({
	source: z.enum(Object.keys(IMPORT_SOURCES) as [ImportSource, ...ImportSource[]]).nullable(),
	columns: z.array(
		z.object({
			heading: z.string(),
			/** Values of the first lines that have one, at most three. */
			samples: z.array(z.string()),
			target: target.nullable(),
			/** Of a consent, which is not imported. */
			isConsent: z.boolean(),
		}),
	),
	/** The saved mapping of these headings, which is the one proposed. */
	profile: z.string().nullable(),
});
export type ProposedCustomerMapping = z.infer<typeof proposedCustomerMappingSchema>;
