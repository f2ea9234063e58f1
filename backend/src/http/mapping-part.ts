import type { z } from "@medusajs/framework/zod";
import { ApiFailure } from "../modules/failures";
import { parse } from "./parse";

/** Most bytes of a mapping: headings are short. */
export const LONGEST_MAPPING = 256 * 1024;

/** The JSON part `mapping` of a form; undefined without one. @throws ApiFailure VALIDATION with one error a field */
export function mappingPart<Schema extends z.ZodType>(schema: Schema, form: unknown): z.output<Schema> | undefined {
	const { mapping } = form as { mapping?: unknown };
	return mapping === undefined ? undefined : parse(schema, jsonOf(mapping));
}

function jsonOf(text: unknown): unknown {
	try {
		return JSON.parse(String(text));
	} catch {
		throw new ApiFailure("VALIDATION", { field: "mapping", message: "La correspondance n'est pas du JSON." });
	}
}
