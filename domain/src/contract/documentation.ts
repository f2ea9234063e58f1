import { openApiSchema } from "./description";
import { operation } from "./operation";

export const readOpenApi = operation("GET /api/openapi.json", {
	access: "public",
	answer: { 200: openApiSchema },
	sends: ["Cache-Control"],
});

export const browseOpenApi = operation("GET /api/docs", {
	access: "public",
	answer: { 200: { file: "text/html" } },
	sends: ["Cache-Control"],
});

export const readDocsFile = operation("GET /api/docs/:file", {
	access: "public",
	answer: { 200: { file: "text/*" } },
	sends: ["Cache-Control"],
});
