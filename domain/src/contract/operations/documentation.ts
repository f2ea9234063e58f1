import type { Operations } from "./operation";

/** The contract about itself. */
export const DOCUMENTATION = {
	"GET /api/openapi.json": {
		id: "readOpenApi",
		access: "public",
		summary: "Lire ce contrat, au format OpenAPI 3.1",
		answers: { 200: "OpenApi" },
		sends: ["Cache-Control"],
	},
	"GET /api/docs": {
		id: "browseOpenApi",
		access: "public",
		summary: "Parcourir ce contrat dans un navigateur",
		answers: { 200: { type: "text/html", example: '<!doctype html><html lang="fr"></html>' } },
		sends: ["Cache-Control"],
	},
	"GET /api/docs/:file": {
		id: "readDocsFile",
		access: "public",
		summary: "Lire un fichier de la page qui montre ce contrat",
		params: { file: { description: "Nom du fichier", example: "page.css" } },
		answers: { 200: { type: "text/*", example: "body { margin: 0; }" } },
		sends: ["Cache-Control"],
	},
} as const satisfies Operations;
