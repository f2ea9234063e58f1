import { z } from "zod";
import {
	BUSINESS_LIMITS,
	businessFaults,
	isReference,
	normaliseBusiness,
	REFERENCE_MESSAGE,
} from "../business/business";
import { electronicAddressFault, normaliseElectronicAddress } from "../business/electronic-address";
import { oneLine } from "../text";
import { deliveryAddressSchema } from "./delivery-address";

/** A text that may be absent; what is missing is then named with everything else that is wrong. */
const text = (maximum: number) =>
	z
		.string("Un texte est attendu.")
		.max(maximum, `${maximum} caractères au plus.`)
		.nullish()
		.transform((value) => value ?? "");

const input = z.object({
	company: text(BUSINESS_LIMITS.company),
	/** SIREN or SIRET. */
	registration: text(BUSINESS_LIMITS.registration),
	vatNumber: text(BUSINESS_LIMITS.vatNumber),
	/** Where the invoice goes; absent for the address of delivery. */
	billingAddress: deliveryAddressSchema.nullish(),
});
const checked = (typed: z.output<typeof input>, context: z.RefinementCtx) => {
	for (const [field, message] of Object.entries(businessFaults(typed)))
		context.addIssue({ code: "custom", path: [field], message });
};
const normalised = ({ billingAddress, ...typed }: z.output<typeof input>) => ({
	...normaliseBusiness(typed),
	billingAddress: billingAddress ?? null,
});

/** Body of PUT /auth/business, and `business` of a registration; comes out normalised. */
export const businessInputSchema = input.superRefine(checked).transform(normalised);
export type BusinessInput = z.input<typeof businessInputSchema>;
export type Business = z.output<typeof businessInputSchema>;

/** Body of PUT /admin/companies/{id}/business; the address of the French e-invoicing directory stays where it is left out. */
export const companyIdentitySchema = input
	.extend({
		electronicAddress: z
			.string("Un texte est attendu.")
			.max(150, "150 caractères au plus.")
			.overwrite(normaliseElectronicAddress)
			.optional(),
	})
	.superRefine((typed, context) => {
		checked(typed, context);
		const { registration } = normaliseBusiness(typed);
		const fault = electronicAddressFault(typed.electronicAddress ?? "", registration);
		if (fault) context.addIssue({ code: "custom", path: ["electronicAddress"], message: fault });
	})
	.transform(({ electronicAddress, ...typed }) => ({ ...normalised(typed), electronicAddress }));
export type CompanyIdentity = z.output<typeof companyIdentitySchema>;

const reference = (maximum: number) => text(maximum).refine(isReference, REFERENCE_MESSAGE);

/** `business` of an order; `purchaseOrder` and `costCentre` are the buyer's own marks of it, for the invoice. */
export const orderBusinessInputSchema = input
	.extend({
		purchaseOrder: reference(BUSINESS_LIMITS.purchaseOrder),
		costCentre: reference(BUSINESS_LIMITS.costCentre),
	})
	.superRefine(checked)
	.transform(({ purchaseOrder, costCentre, ...typed }) => ({
		...normalised(typed),
		purchaseOrder: oneLine(purchaseOrder),
		costCentre: oneLine(costCentre),
	}));
export type OrderBusinessInput = z.input<typeof orderBusinessInputSchema>;
export type OrderBusiness = z.output<typeof orderBusinessInputSchema>;
