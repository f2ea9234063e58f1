import type { z } from "zod";

/** A schema of the contract with a value that fits it, as a program would send or receive it. */
export interface Shape<Schema extends z.ZodType = z.ZodType> {
	schema: Schema;
	example: z.input<Schema>;
}

/** The example is checked against the schema by the compiler, and by `openapi.test.ts`. */
export function shape<Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>): Shape<Schema> {
	return { schema, example };
}

/** Values that several examples share. */
export const SAMPLE = {
	productId: "prod_01KA2B3C4D5E6F7G8H9J0K1M2N",
	customerId: "cus_01KA2B3C4D5E6F7G8H9J0K1M2N",
	orderId: "3f0e5c7a-9a55-4f0e-8a1b-2f6f5d1f7c11",
	orderNumber: "CMD-7K3M-9QX2",
	documentNumber: "FAC-2026-000001",
	promotionId: "promo_01KA2B3C4D5E6F7G8H9J0K1M2N",
	quoteId: "quote_01KA2B3C4D5E6F7G8H9J0K1M2N",
	quoteInquiryId: "qinq_01KA2B3C4D5E6F7G8H9J0K1M2N",
	quoteNumber: "DEV-2026-000001",
	sessionId: "acses_01KA2B3C4D5E6F7G8H9J0K1M2N",
	addressId: "caaddr_01KA2B3C4D5E6F7G8H9J0K1M2N",
	intentId: "pi_demo_5f2b8c0d1e3a4f6b7c8d9e0f",
	clientSecret: "pi_demo_5f2b8c0d1e3a4f6b7c8d9e0f_secret_a1b2c3d4e5f60718",
	importId: "6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f",
	batchId: "obat_01KA2B3C4D5E6F7G8H9J0K1M2N",
	productBatchId: "pbat_01KA2B3C4D5E6F7G8H9J0K1M2N",
	listId: "list_01KA2B3C4D5E6F7G8H9J0K1M2N",
	companyId: "comp_01KA2B3C4D5E6F7G8H9J0K1M2N",
	companyInvitationId: "cinv_01KA2B3C4D5E6F7G8H9J0K1M2N",
	companySiteId: "site_01KA2B3C4D5E6F7G8H9J0K1M2N",
	lotId: "lot_01KA2B3C4D5E6F7G8H9J0K1M2N",
	viewId: "view_01KA2B3C4D5E6F7G8H9J0K1M2N",
	channelId: "sc_01KA2B3C4D5E6F7G8H9J0K1M2N",
	codeId: "8a1b2c3d-4e5f-4607-9182-93a4b5c6d7e8",
	keyId: "ckey_01KA2B3C4D5E6F7G8H9J0K1M2N",
	channelKey: "ck_Zm9yY2UtZGUtdmVudGUtZXhlbXBsZS0yNTYtYml0czAw",
	externalRef: "MKT-2026-10042",
	at: "2026-11-20T09:30:00.000Z",
	later: "2026-11-27T09:30:00.000Z",
	email: "camille.martin@exemple.fr",
	password: "Sucre-candi-2026",
	token: "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl",
	mailedToken: "q3W8mZr5T1vX7bN2kL9pD4fG6hJ0sA",
} as const;

/** The customer of the examples. */
export const CAMILLE = { email: SAMPLE.email, firstName: "Camille", lastName: "Martin" } as const;
