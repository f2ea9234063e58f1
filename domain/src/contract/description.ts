import { z } from "zod";

/** Response of GET /openapi.json: the contract itself, as OpenAPI 3.1. */
export const openApiSchema = z.looseObject({
	openapi: z.string(),
	info: z.looseObject({ title: z.string(), version: z.string() }),
	paths: z.record(z.string(), z.looseObject({})),
});
