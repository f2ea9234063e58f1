import { slugOfCode } from "@confiserie/domain/catalogue/category";
import { UNKNOWN_CATEGORY } from "@confiserie/domain/contract/categories";
import type { Sql } from "../../../lib/database/sql";
import { isCategory } from "../../../medusa/products/categories";
import { ApiFailure } from "../../foundations/failures";

/** The error for a category that does not exist. @param field as the sender wrote it */
export function unknownCategory(field: string): ApiFailure {
	return new ApiFailure("VALIDATION", {
		message: UNKNOWN_CATEGORY,
		field,
		errors: [{ field, message: UNKNOWN_CATEGORY }],
	});
}

/** Looks a category up that a call names. @throws ApiFailure VALIDATION */
export async function refuseUnknownCategory(sql: Sql, code: string | undefined, field = "category"): Promise<void> {
	if (code !== undefined && !(await isCategory(sql, slugOfCode(code)))) throw unknownCategory(field);
}
