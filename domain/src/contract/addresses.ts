import { z } from "zod";
import { addressFaults, normaliseAddress } from "../customers/address";
import { fieldErrorSchema } from "./error";
import { operation } from "./operation";

/** A text that may be absent: what is missing is then named together with everything else that is wrong. */
const text = z
	.string("Un texte est attendu.")
	.nullish()
	.transform((value) => value ?? "");

/**
 * Body of POST /addresses, PUT /addresses/{id} and POST /addresses/validate; comes out normalised. `isDefault` true
 * makes it the default address; false or absent changes nothing, since a book of addresses always has one default.
 * Source: accounts spec §3 "Address".
 */
export const addressInputSchema = z
	.object({
		street: text,
		city: text,
		postalCode: text,
		country: text,
		additionalInfo: text,
		isDefault: z.boolean("Valeurs possibles : true ou false.").nullish(),
	})
	.superRefine((typed, context) => {
		for (const [field, message] of Object.entries(addressFaults(typed))) {
			context.addIssue({ code: "custom", path: [field], message });
		}
	})
	.transform(({ isDefault, ...typed }) => ({ ...normaliseAddress(typed), isDefault: isDefault ?? false }));
export type AddressInput = z.output<typeof addressInputSchema>;

/** An address of the caller; `additionalInfo` is empty when there is none. Source: accounts spec §3 "Address". */
export const addressSchema = z.object({
	id: z.string(),
	street: z.string(),
	city: z.string(),
	postalCode: z.string(),
	country: z.string(),
	additionalInfo: z.string(),
	isDefault: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

/** Response of GET /addresses: the default address first, then the newest. */
export const addressListSchema = z.array(addressSchema);

/**
 * Response of POST /addresses/validate: nothing is stored. `errors` is empty when `valid`; `warnings` are doubts that
 * forbid nothing, such as a city that is not one of its French postal code.
 */
export const addressVerdictSchema = z.object({
	valid: z.boolean(),
	errors: z.array(fieldErrorSchema),
	warnings: z.array(fieldErrorSchema),
});

export const citiesQuerySchema = z.object({
	postalCode: z.string("Un code postal est attendu.").regex(/^\d{5}$/, "Un code postal français compte 5 chiffres."),
});
/** Response of GET /cities: the communes of a French postal code in alphabetical order; none for a Cedex code. */
export const citiesResponseSchema = z.object({ postalCode: z.string(), cities: z.array(z.string()) });

export const listCities = operation("GET /api/cities", {
	access: "public",
	query: citiesQuerySchema,
	answer: { 200: citiesResponseSchema },
	sends: ["Cache-Control"],
});

export const listAddresses = operation("GET /api/addresses", {
	access: "customer",
	answer: { 200: addressListSchema },
});

export const addAddress = operation("POST /api/addresses", {
	access: "customer",
	body: addressInputSchema,
	answer: { 201: addressSchema },
	errors: ["ADDRESS_LIMIT"],
	invalid: "ADDRESS_REFUSED",
});

export const readDefaultAddress = operation("GET /api/addresses/default", {
	access: "customer",
	answer: { 200: addressSchema },
	errors: ["ADDRESS_NOT_FOUND"],
});

export const validateAddress = operation("POST /api/addresses/validate", {
	access: "customer",
	body: addressInputSchema,
	answer: { 200: addressVerdictSchema },
});

export const changeAddress = operation("PUT /api/addresses/:id", {
	access: "customer",
	body: addressInputSchema,
	answer: { 200: addressSchema },
	errors: ["ADDRESS_NOT_FOUND"],
	invalid: "ADDRESS_INVALID",
});

export const removeAddress = operation("DELETE /api/addresses/:id", {
	access: "customer",
	answer: { 204: "nothing" },
	errors: ["ADDRESS_NOT_FOUND"],
});

export const makeAddressDefault = operation("PATCH /api/addresses/:id/default", {
	access: "customer",
	answer: { 200: addressSchema },
	errors: ["ADDRESS_NOT_FOUND"],
});
