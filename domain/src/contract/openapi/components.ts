import { z } from "zod";
import { apiErrorSchema, fieldErrorSchema, freshLineSchema } from "../error";
import { ANSWERS, BODIES, QUERIES } from "../resources";
import { SAMPLE, type Shape, shape } from "../shape";
import { WEBHOOK_DATA } from "../webhooks.docs";

/** A part of a JSON document. */
export type Json = Record<string, unknown>;

const ERROR = {
	FieldError: shape(fieldErrorSchema, { field: "email", message: "Saisissez votre email." }),
	FreshLine: shape(freshLineSchema, {
		productId: SAMPLE.productId,
		productName: "Barbe à papa fraise",
		quantity: 8,
		availableQuantity: 4,
		onSale: true,
		sentUnitPrice: 3610,
		unitPrice: 3610,
		totalPrice: 28880,
	}),
	ApiError: shape(apiErrorSchema, {
		code: "VALIDATION",
		message: "Saisissez votre email.",
		field: "email",
		errors: [{ field: "email", message: "Saisissez votre email." }],
	}),
};

/** Reference to a named schema of the document. */
export const schemaRef = (name: string): string => `#/components/schemas/${name}`;

/** The named schemas of the document: bodies as they are sent, answers as they arrive. */
export function componentSchemas(): Record<string, Json> {
	return { ...schemasOf({ ...ANSWERS, ...WEBHOOK_DATA, ...ERROR }, "output"), ...schemasOf(BODIES, "input") };
}

/** The schema of a query string: its properties are parameters. */
export function querySchema(name: keyof typeof QUERIES): { properties: Record<string, Json>; required: string[] } {
	const { properties = {}, required = [] } = schemasOf({ [name]: QUERIES[name] }, "input")[name] ?? {};
	return { properties: properties as Record<string, Json>, required: required as string[] };
}

/** Shapes among each other refer to each other by name. */
function schemasOf(shapes: Record<string, Shape>, io: "input" | "output"): Record<string, Json> {
	const registry = z.registry<{ id: string }>();
	for (const [id, { schema }] of Object.entries(shapes)) registry.add(schema, { id });
	const { schemas } = z.toJSONSchema(registry, { io, uri: schemaRef, override: ({ jsonSchema }) => tidy(jsonSchema) });
	return Object.fromEntries(
		Object.entries(schemas).map(([name, { $id, $schema, ...schema }]) => [
			name,
			{
				...schema,
				examples: [shapes[name]?.example],
			},
		]),
	);
}

/** Leaves out empty keywords, and those that would forbid additional fields of later versions. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
	if (schema.additionalProperties === false) delete schema.additionalProperties;
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
	if (schema.minLength === 0) delete schema.minLength;
	// Of a map: names are texts anyway.
	delete schema.propertyNames;
}
