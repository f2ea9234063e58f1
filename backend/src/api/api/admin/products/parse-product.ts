import { sentence } from "@confiserie/domain/text";
import type { MedusaRequest } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { parseBody } from "../../../../http/parse";
import { ApiFailure } from "../../../../modules/failures";

/** A body about a product, checked. Throws PRODUCT_INVALID, whose message is the specified one, with every field. */
export function parseProduct<Schema extends z.ZodType>(schema: Schema, req: MedusaRequest): z.output<Schema> {
	try {
		return parseBody(schema, req);
	} catch (error) {
		if (!(error instanceof ApiFailure) || error.code !== "VALIDATION") throw error;
		const { field, errors = [] } = error.details;
		throw new ApiFailure("PRODUCT_INVALID", {
			...(field && { field }),
			errors: errors.map((one) => ({ ...one, message: sentence(one.message) })),
		});
	}
}
